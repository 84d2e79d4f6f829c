import { FormattedMessage } from 'react-intl'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import type { IdentityStatus } from '../identity.queries.ts'
import classes from './StepCard.module.css'
import { unlockOf } from './unlocks.ts'

type Props = { rules: IdentityStatus['rules']; level: number }

/** What a level opens; nothing where it opens nothing. */
export function UnlockText({ rules, level }: Props) {
  const unlock = unlockOf(rules, level)
  if (unlock.kind === 'none') return null
  return (
    <p className={classes.unlock}>
      {unlock.kind === 'all' ? (
        <FormattedMessage id="identityCheck.steps.unlocks.all" />
      ) : (
        <FormattedMessage
          id={`identityCheck.steps.unlocks.${unlock.kind}`}
          values={{ amount: <MarketMoney amount={unlock.amount} /> }}
        />
      )}
    </p>
  )
}
