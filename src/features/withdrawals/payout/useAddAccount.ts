import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import type { Input } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { refetchAccounts } from './payout.queries.ts'

export type NewAccount = Input<'POST /wps/payoutAccounts'>['body']

/**
 * Adds an account once. A press during a pending call is ignored, and the same account is sent
 * again under the same idempotency key after a lost response.
 */
export function useAddAccount(options: { onAdded: () => void; onError: (error: unknown) => void }) {
  const client = useQueryClient()
  const attempt = useRef<{ text: string; key: string }>(undefined)
  const isRunning = useRef(false)
  const addition = useMutation({
    mutationFn: (body: NewAccount) => {
      const text = JSON.stringify(body)
      if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() }
      return write('POST /wps/payoutAccounts', { body }, { idempotencyKey: attempt.current.key })
    },
    meta: { showsFailure: true },
    onSuccess: async ({ key }) => {
      attempt.current = undefined
      await refetchAccounts(client)
      showToast('success', { id: 'withdrawals.payout.added', values: { key } })
      options.onAdded()
    },
    onError: (error) => {
      if (!isUndecided(failureOf(error))) attempt.current = undefined
      options.onError(error)
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  return {
    isBusy: addition.isPending,
    error: addition.error ?? undefined,
    add: (body: NewAccount) => {
      if (isRunning.current) return
      isRunning.current = true
      addition.mutate(body)
    },
  }
}
