import { FormattedMessage } from 'react-intl'
import type { IdentityStatus } from '../../../identity/identityCheck/identity.queries.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import classes from './StepCard.module.css'
import { actsOf, unlockOf } from './unlocks.ts'

type Props = { rules: IdentityStatus['rules']; level: number }

/** Actions that a level unlocks; renders nothing without any. */
export function UnlockText({ rules, level }: Props) {
  const unlock = unlockOf(rules, level)
  return (
    <>
      {actsOf(rules, level).map((action) => (
        <p key={action} className={classes.unlock}>
          <FormattedMessage id={`identity.steps.unlocks.${action}`} />
        </p>
      ))}
      {unlock.kind === 'none' ? null : (
        <p className={classes.unlock}>
          {unlock.kind === 'all' ? (
            <FormattedMessage id="identity.steps.unlocks.all" />
          ) : (
            <FormattedMessage
              id={`identity.steps.unlocks.${unlock.kind}`}
              values={{ amount: <MarketMoney amount={unlock.amount} /> }}
            />
          )}
        </p>
      )}
    </>
  )
}
