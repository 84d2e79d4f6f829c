import type { Context } from '../../base/context/context.ts'
import type { NewReward, RewardRow } from './grantReward.ts'

/** Reward of a member for a reference; undefined once the reward is claimed or expired. */
export async function claimableReward(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { memberId, kind, reference }: Pick<NewReward, 'memberId' | 'kind' | 'reference'>,
): Promise<RewardRow | undefined> {
  const expiresAt = { atLeast: now() + 1 }
  const where = { memberId, kind, reference, claimedAt: null, expiresAt }
  const [reward] = await store.rewards.find({ where, limit: 1 })
  return reward
}
