import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { write } from '../../api/write.ts'
import { useSendOnce } from '../../kit/query/useSendOnce.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { refetchAfterClaim } from './promotions.queries.ts'
import { TakePartButton } from './TakePartButton.tsx'

type Props = { rewardId: string; onClaimed?: () => void; cardLabel?: string }

export function ClaimButton({ rewardId, onClaimed, cardLabel }: Props) {
  const client = useQueryClient()
  const { isSending, send } = useSendOnce({
    send: (idempotencyKey) =>
      write('POST /wps/rewards/{rewardId}/claim', { path: { rewardId } }, { idempotencyKey }),
    onDone: ({ wagering }) => {
      showToast('success', { id: wagering ? 'rewards.claimed.bonus' : 'rewards.claimed.money' })
      onClaimed?.()
    },
    onSettled: () => refetchAfterClaim(client),
  })
  return (
    <TakePartButton isBusy={isSending} onClick={send} cardLabel={cardLabel}>
      <FormattedMessage id="promotions.claim" />
    </TakePartButton>
  )
}
