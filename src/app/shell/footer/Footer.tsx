import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { useSeen } from '../../../kit/hydration/useSeen.ts'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { BrandMark } from '../../../ui/Brand.tsx'
import type { BarProps } from '../hydratingBar.tsx'
import { useMinimumAge } from '../systemState.ts'
import classes from './Footer.module.css'

const FooterLists = lazyPart(() => import('./FooterLists.tsx').then((file) => file.FooterLists))

/** Footer: links to help, games and the brand, the minimum age, and a note on responsible play. */
export function Footer({ isOpen }: BarProps) {
  const intl = useIntl()
  const minimumAge = useMinimumAge()
  return (
    <footer className={classes.footer}>
      {isOpen && <Lists />}
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

/** Footer lists. They load when they scroll into view; their height is reserved. */
function Lists() {
  const [place, isSeen] = useSeen<HTMLDivElement>()
  return (
    <div ref={place} className={classes.lists}>
      {isSeen && (
        <FailureBoundary shape="line">
          <Suspense>
            <WithMessages group="features">
              <FooterLists />
            </WithMessages>
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  )
}
