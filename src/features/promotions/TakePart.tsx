import type { ReactNode } from 'react'
import { ClaimButton } from './ClaimButton.tsx'
import { MembersOnly } from './MembersOnly.tsx'
import type { Promotion } from './promotionGroups.ts'

type Props = {
  standing: Pick<Promotion, 'id' | 'action' | 'rewardId'>
  /** Controls for taking part. */
  children: ReactNode
}

/**
 * Available action of a promotion or an activity (PROMO-13): take part, or claim the pending
 * reward.
 */
export function TakePart({ standing: { id, action, rewardId }, children }: Props) {
  if (action === 'CLAIM') return rewardId !== undefined && <ClaimButton rewardId={rewardId} />
  return action === 'JOIN' && <MembersOnly id={id}>{children}</MembersOnly>
}
