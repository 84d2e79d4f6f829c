import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { write } from '../../api/write.ts'
import { useSendOnce } from '../../kit/query/useSendOnce.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { refetchAfterJoining } from './promotions.queries.ts'
import { TakePartButton } from './TakePartButton.tsx'

type Props = { promotionId: string; cardLabel?: string }

/** Button that joins a promotion. Bets and deposits count for the promotion from then on. */
export function JoinButton({ promotionId, cardLabel }: Props) {
  const client = useQueryClient()
  const { isSending, send } = useSendOnce({
    send: (idempotencyKey) =>
      write(
        'POST /wps/promotions/{promotionId}/join',
        { path: { promotionId } },
        { idempotencyKey },
      ),
    onDone: () => showToast('success', { id: 'promotions.joined' }),
    onSettled: () => refetchAfterJoining(client),
  })
  return (
    <TakePartButton isBusy={isSending} onClick={send} cardLabel={cardLabel}>
      <FormattedMessage id="promotions.join" />
    </TakePartButton>
  )
}
