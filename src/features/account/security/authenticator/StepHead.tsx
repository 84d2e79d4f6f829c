import { FormattedMessage } from 'react-intl'
import classes from './authenticator.module.css'

const steps = ['scan', 'confirm', 'keep'] as const
type Props = { step: (typeof steps)[number] }

export function StepHead({ step }: Props) {
  const number = steps.indexOf(step) + 1
  return (
    <div className={classes.head}>
      <p className={classes.count}>
        <FormattedMessage
          id="account.authenticator.step"
          values={{ number, count: steps.length }}
        />
      </p>
      <h3 className={classes.title}>
        <FormattedMessage id={`account.authenticator.${step}.title`} />
      </h3>
    </div>
  )
}
