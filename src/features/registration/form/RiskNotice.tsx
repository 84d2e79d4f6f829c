import { useIntl } from 'react-intl'
import classes from '../../../identity/ruledForm/registrationForm.module.css'

/** Notice on the risks of gambling that the market requires. */
export function RiskNotice({ age }: { age: number }) {
  const intl = useIntl()
  return (
    <p className={classes.riskNotice}>
      {intl.formatMessage({ id: 'registration.riskNotice' }, { age })}
    </p>
  )
}
