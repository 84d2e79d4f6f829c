import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { refetchAfterClaim } from '../rewards.queries.ts'

/**
 * Turns a code into a reward, once: a code whose answer got lost is sent under the same key when it
 * is sent again.
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
    // The form shows it.
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
