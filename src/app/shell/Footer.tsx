import { FormattedMessage, useIntl } from 'react-intl'
import { BrandMark } from '../../ui/Brand.tsx'
import classes from './Footer.module.css'

/** Who may play, and that playing has its risks. */
export function Footer({ minimumAge }: { minimumAge: number }) {
  const intl = useIntl()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <span
          className={classes.adults}
          role="img"
          aria-label={intl.formatMessage({ id: 'app.footer.adultsOnly' }, { age: minimumAge })}
        >
          <FormattedMessage id="app.footer.adultsMark" values={{ age: minimumAge }} />
        </span>
        <div className={classes.words}>
          <p className={classes.responsible}>
            <FormattedMessage id="app.footer.responsible" />
          </p>
          <p>
            <FormattedMessage id="app.footer.help" />
          </p>
        </div>
        <BrandMark size={28} />
      </div>
    </footer>
  )
}
