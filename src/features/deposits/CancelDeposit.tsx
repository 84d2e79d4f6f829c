import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { write } from '../../api/write.ts'
import { useKeyedAction } from '../../kit/query/useKeyedAction.ts'
import { CancelQuestion } from '../../money/moneyRequest/CancelQuestion.tsx'
import { depositQuery, refetchAfterDeposit } from './deposit.queries.ts'

/** Cancels an unpaid order after a confirmation. */
export function CancelDeposit({ depositId }: { depositId: string }) {
  const client = useQueryClient()
  const { isBusy, error, run } = useKeyedAction(
    (id: string, idempotencyKey) =>
      write(
        'POST /wps/deposits/{depositId}/cancel',
        { path: { depositId: id } },
        { idempotencyKey },
      ),
    (cancelled) => {
      client.setQueryData(depositQuery(depositId).queryKey, cancelled)
      void refetchAfterDeposit(client)
    },
  )
  return (
    <CancelQuestion
      ask={<FormattedMessage id="deposits.order.cancel.ask" />}
      question={<FormattedMessage id="deposits.order.cancel.title" />}
      text={<FormattedMessage id="deposits.order.cancel.text" />}
      yes={<FormattedMessage id="deposits.order.cancel.yes" />}
      no={<FormattedMessage id="deposits.order.cancel.no" />}
      isBusy={isBusy}
      error={error}
      onCancel={() => run(depositId)}
    />
  )
}
