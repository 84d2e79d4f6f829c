import { useIntl } from 'react-intl'
import classes from '../../../identity/ruledForm/registrationForm.module.css'
import { paths } from '../../../paths.ts'

/**
 * Summary of the terms with a link to their full text. The link opens a new tab, so that the form
 * keeps its values.
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
