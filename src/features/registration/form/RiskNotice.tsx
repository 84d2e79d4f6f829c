import { useIntl } from 'react-intl'
import classes from './registrationForm.module.css'

/** What the market demands to be said of the risks of play. */
export function RiskNotice({ age }: { age: number }) {
  const intl = useIntl()
  return (
    <p className={classes.riskNotice}>
      {intl.formatMessage({ id: 'registration.riskNotice' }, { age })}
    </p>
  )
}
