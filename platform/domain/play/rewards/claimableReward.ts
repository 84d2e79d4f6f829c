import type { Context } from '../../base/context/context.ts'
import type { NewReward, RewardRow } from './grantReward.ts'

/**
 * A member's reward of a kind for a cause (`reference`); undefined if it was claimed or has
 * expired.
 */
export async function claimableReward(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { memberId, kind, reference }: Pick<NewReward, 'memberId' | 'kind' | 'reference'>,
): Promise<RewardRow | undefined> {
  const expiresAt = { atLeast: now() + 1 }
  const where = { memberId, kind, reference, claimedAt: null, expiresAt }
  const [reward] = await store.rewards.find({ where, limit: 1 })
  return reward
}
