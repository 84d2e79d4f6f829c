import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSendOnce } from '../../kit/query/useSendOnce.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import type { RewardShape } from './rewardShape.ts'
import { refetchAfterClaim } from './rewards.queries.ts'

/**
 * Claims something once, however often it is pressed and whatever answer gets lost.
 * @param gives what the reward is made of, which the toast tells where to find.
 * @returns `isPaid` once this very claim was answered with yes.
 */
export function useClaim(
  claim: (idempotencyKey: string) => Promise<unknown>,
  gives: RewardShape = 'money',
) {
  const client = useQueryClient()
  const [isPaid, setPaid] = useState(false)
  const { isSending, send } = useSendOnce({
    send: claim,
    onDone: () => {
      setPaid(true)
      showToast('success', { id: `rewards.claimed.${gives}` })
    },
    onSettled: () => refetchAfterClaim(client),
  })
  return { isClaiming: isSending, isPaid, claim: send }
}
