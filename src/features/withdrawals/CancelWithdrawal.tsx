import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { write } from '../../api/write.ts'
import { useKeyedAction } from '../../kit/query/useKeyedAction.ts'
import { CancelQuestion } from '../../money/moneyRequest/CancelQuestion.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { refetchAfterWithdrawal, withdrawalQuery } from './withdrawal.queries.ts'
import type { Withdrawal } from './withdrawalSteps.ts'

/** Cancels a withdrawal that has not reached the bank, after a confirmation (ACT-04). */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const client = useQueryClient()
  const { withdrawalId, amount } = withdrawal
  const { isBusy, error, run } = useKeyedAction(
    (id: string, idempotencyKey) =>
      write(
        'POST /wps/withdrawals/{withdrawalId}/cancel',
        { path: { withdrawalId: id } },
        { idempotencyKey },
      ),
    (cancelled) => {
      client.setQueryData(withdrawalQuery(withdrawalId).queryKey, cancelled)
      void refetchAfterWithdrawal(client)
    },
  )
  return (
    <CancelQuestion
      ask={<FormattedMessage id="withdrawals.cancel" />}
      question={<FormattedMessage id="withdrawals.cancelQuestion" />}
      text={
        <FormattedMessage
          id="withdrawals.cancelText"
          values={{ amount: <MarketMoney amount={amount} /> }}
        />
      }
      yes={<FormattedMessage id="withdrawals.cancelNow" />}
      no={<FormattedMessage id="withdrawals.keep" />}
      isBusy={isBusy}
      error={error}
      onCancel={() => run(withdrawalId)}
    />
  )
}
