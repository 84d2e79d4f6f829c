import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSendOnce } from '../../kit/query/useSendOnce.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { paths } from '../../paths.ts'
import { useModules } from '../../session/session.queries.ts'
import type { RewardShape } from './rewardShape.ts'
import { refetchAfterClaim } from './rewards.queries.ts'

/**
 * Sends a claim once, despite repeated presses and lost responses.
 * @param gives shape of the reward; the text of the toast depends on the shape.
 * @returns `isPaid` once this claim has succeeded.
 */
export function useClaim(
  claim: (idempotencyKey: string) => Promise<unknown>,
  gives: RewardShape = 'money',
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const hasWheel = useModules()?.has('WHEEL3') === true
  const [isPaid, setPaid] = useState(false)
  const { isSending, send } = useSendOnce({
    send: claim,
    onDone: () => {
      setPaid(true)
      const toWheel = {
        id: 'rewards.wheel.open',
        onSelect: () => void navigate(paths.member('wheel')),
      } as const
      showToast(
        'success',
        { id: `rewards.claimed.${gives}` },
        gives === 'tickets' && hasWheel ? toWheel : undefined,
      )
    },
    onSettled: () => refetchAfterClaim(client),
  })
  return { isClaiming: isSending, isPaid, claim: send }
}
