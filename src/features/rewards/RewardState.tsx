import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'

type Status = Value<'GET /wps/rewards'>['items'][number]['status']

const tones: Record<Status, BadgeTone> = {
  CLAIMABLE: 'waiting',
  CLAIMED: 'good',
  EXPIRED: 'neutral',
}

export const RewardState = ({ status }: { status: Status }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`rewards.states.${status}`} />
  </Badge>
)
