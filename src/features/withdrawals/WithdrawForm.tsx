import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Input, Value } from '../../api/operations.ts'
import { write } from '../../api/write.ts'
import { useAskedRejection } from '../../identity/askedFields/useAskedRejection.ts'
import { useMoneyRequest } from '../../money/moneyRequest/useMoneyRequest.ts'
import { useReviewEntry } from '../../money/moneyRequest/useReviewEntry.ts'
import { paths } from '../../paths.ts'
import { WithdrawDetails } from './WithdrawDetails.tsx'
import { WithdrawReview } from './WithdrawReview.tsx'
import { refetchAfterWithdrawal, withdrawalQuery } from './withdrawal.queries.ts'
import type { PayoutAccount, WithdrawIntent } from './withdrawIntent.ts'

type WithdrawalRequest = Input<'POST /wps/withdrawals'>['body']

type Props = { terms: Value<'GET /wps/withdrawals/terms'>; accounts: readonly PayoutAccount[] }

/**
 * Form of a withdrawal: account and amount first, then a review with the transaction password
 * (ACT-03).
 */
export function WithdrawForm({ terms, accounts }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [intent, setIntent] = useState<WithdrawIntent>()
  const review = useReviewEntry()
  const request = useMoneyRequest({
    form: 'withdrawal',
    send: (body: WithdrawalRequest, idempotencyKey) =>
      write('POST /wps/withdrawals', { body }, { idempotencyKey }),
    onDone: (withdrawal) => {
      client.setQueryData(withdrawalQuery(withdrawal.withdrawalId).queryKey, withdrawal)
      // Replaces the review, so that Back leads to the form.
      void navigate(paths.withdrawal(withdrawal.withdrawalId), { replace: true })
      return refetchAfterWithdrawal(client)
    },
  })
  const isShownElsewhere = useAskedRejection('firstWithdrawal', request.error)
  const shownRequest = isShownElsewhere
    ? { ...request, phase: 'idle' as const, error: undefined }
    : request
  const account = accounts.find(({ accountId }) => accountId === intent?.accountId)
  if (review.isOpen && intent && account) {
    return (
      <WithdrawReview
        intent={intent}
        account={account}
        terms={terms}
        request={shownRequest}
        onConfirm={(paymentPassword) => void request.submit({ ...intent, paymentPassword })}
        onBack={review.close}
      />
    )
  }
  return (
    <WithdrawDetails
      terms={terms}
      accounts={accounts}
      intent={intent}
      request={shownRequest}
      onReview={(next) => {
        setIntent(next)
        review.open()
      }}
    />
  )
}
