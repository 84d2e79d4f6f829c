import { FormattedMessage } from 'react-intl'
import type { RecordRow } from '../../../kit/records/definition.ts'
import { Badge } from '../../../ui/Badge.tsx'

/** Progress of an invited friend towards being active. */
export function FriendStateCell({
  row: { active, turnover },
}: {
  row: RecordRow<'/wps/referral/friends'>
}) {
  if (active) {
    return (
      <Badge tone="good">
        <FormattedMessage id="rewards.referral.states.active" />
      </Badge>
    )
  }
  return (
    <Badge tone={turnover === '0.00' ? 'waiting' : 'neutral'}>
      <FormattedMessage
        id={`rewards.referral.states.${turnover === '0.00' ? 'registered' : 'resting'}`}
      />
    </Badge>
  )
}
