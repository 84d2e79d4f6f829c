import type { ReactNode } from 'react'
import { ClaimButton } from './ClaimButton.tsx'
import { MembersOnly } from './MembersOnly.tsx'
import type { Promotion } from './promotionGroups.ts'

type Props = {
  standing: Pick<Promotion, 'id' | 'action' | 'rewardId'>
  /** Controls for joining or applying. */
  children: ReactNode
}

/**
 * Action that is available to the member (PROMO-13): `children`, or claiming the pending reward.
 */
export function TakePart({ standing: { id, action, rewardId }, children }: Props) {
  if (action === 'CLAIM') return rewardId !== undefined && <ClaimButton rewardId={rewardId} />
  return action === 'JOIN' && <MembersOnly id={id}>{children}</MembersOnly>
}
