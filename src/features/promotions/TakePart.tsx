import type { ReactNode } from 'react'
import { ClaimButton } from './ClaimButton.tsx'
import { MembersOnly } from './MembersOnly.tsx'
import type { Promotion } from './promotionGroups.ts'

type Props = {
  standing: Pick<Promotion, 'id' | 'action' | 'rewardId'>
  /** What a member takes part by. */
  children: ReactNode
}

/**
 * What there is to do for who looks at a promotion or an activity (PROMO-13): to take part, or to
 * claim what waits.
 */
export function TakePart({ standing: { id, action, rewardId }, children }: Props) {
  if (action === 'CLAIM') return rewardId !== undefined && <ClaimButton rewardId={rewardId} />
  return action === 'JOIN' && <MembersOnly id={id}>{children}</MembersOnly>
}
