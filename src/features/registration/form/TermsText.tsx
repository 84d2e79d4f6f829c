import { useIntl } from 'react-intl'
import { paths } from '../../../paths.ts'
import classes from './registrationForm.module.css'

/**
 * The terms in short, and where they stand in full; a page of its own keeps what was typed here.
 */
export function TermsText({ minimumAge }: { minimumAge: number }) {
  const intl = useIntl()
  return (
    <details className={classes.terms}>
      <summary>{intl.formatMessage({ id: 'registration.terms.read' })}</summary>
      <p>{intl.formatMessage({ id: 'registration.terms.text' }, { age: minimumAge })}</p>
      <a href={paths.help('terms-of-use')} target="_blank" rel="noopener">
        {intl.formatMessage({ id: 'registration.terms.whole' })}
      </a>
    </details>
  )
}
