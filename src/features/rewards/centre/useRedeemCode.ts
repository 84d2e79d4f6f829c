import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { refetchAfterClaim } from '../rewards.queries.ts'

/**
 * Redeems a code once. A code whose response was lost is sent again under the same idempotency key.
 */
export function useRedeemCode() {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: (code: string) => {
      const idempotencyKey = keys.current.get(code) ?? crypto.randomUUID()
      keys.current.set(code, idempotencyKey)
      return write('POST /wps/rewards/codes', { body: { code } }, { idempotencyKey })
    },
    // The form shows the failure, so no toast is needed.
    meta: { showsFailure: true },
    onSuccess: (_reward, code) => {
      keys.current.delete(code)
    },
    onError: (error, code) => {
      if (!isUndecided(failureOf(error))) keys.current.delete(code)
    },
    onSettled: () => refetchAfterClaim(client),
  })
}
