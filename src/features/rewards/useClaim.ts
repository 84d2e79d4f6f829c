import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import type { RewardShape } from './rewardShape.ts'
import { refetchAfterClaim } from './rewards.queries.ts'

/**
 * Claims something once: a second press while it runs does nothing, and a press after an answer
 * that got lost asks with the same key, so that nothing is paid twice.
 * @param gives what the reward is made of, which the toast tells where to find.
 */
export function useClaim(
  claim: (idempotencyKey: string) => Promise<unknown>,
  gives: RewardShape = 'money',
) {
  const client = useQueryClient()
  const key = useRef<string>(undefined)
  const running = useRef(false)
  const mutation = useMutation({
    mutationFn: async () => {
      key.current ??= crypto.randomUUID()
      return claim(key.current)
    },
    onSuccess: () => {
      key.current = undefined
      showToast('success', { id: `rewards.claimed.${gives}` })
    },
    onError: (error) => {
      if (!isUndecided(failureOf(error))) key.current = undefined
    },
    onSettled: async () => {
      running.current = false
      await refetchAfterClaim(client)
    },
  })
  return {
    isClaiming: mutation.isPending,
    claim: () => {
      if (running.current) return
      running.current = true
      mutation.mutate()
    },
  }
}
