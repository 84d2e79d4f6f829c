import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../api/write.ts'
import type { RecordRow } from '../../kit/records/definition.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useClaim } from './useClaim.ts'

/** Claims a reward that waits; tells of the others what became of them. */
export function ClaimCell({ row: reward }: { row: RecordRow<'/wps/rewards'> }) {
  const intl = useIntl()
  const { claim, isClaiming } = useClaim(
    (idempotencyKey) =>
      write(
        'POST /wps/rewards/{rewardId}/claim',
        { path: { rewardId: reward.id } },
        { idempotencyKey },
      ),
    reward.wagering ? 'bonus' : 'money',
  )
  if (reward.status !== 'CLAIMABLE') {
    return (
      <Badge tone={reward.status === 'CLAIMED' ? 'good' : 'neutral'}>
        <FormattedMessage id={`rewards.states.${reward.status}`} />
      </Badge>
    )
  }
  return (
    <Button
      variant="primary"
      busy={isClaiming}
      onClick={claim}
      aria-label={intl.formatMessage({ id: 'rewards.claimThis' }, { title: reward.title })}
    >
      <FormattedMessage id="rewards.claim" />
    </Button>
  )
}
