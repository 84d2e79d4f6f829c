import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { grantBonus } from '../../money/bonuses/grantBonus.ts'
import { getLocked, lockMember } from '../../money/ledger/lockMember.ts'
import { type PostTables, post, toMovement } from '../../money/ledger/post.ts'
import { grantReward, type NewReward, type RewardRow } from './grantReward.ts'
import { type RewardKind, sourceOfKind } from './rewardKinds.ts'

type Tables = PostTables &
  Pick<DomainTables, 'rewards' | 'bonuses' | 'promotionEntries' | 'activityApplications'>
type Sources = Pick<Context, 'now' | 'randomBytes'>

export const kindOf = ({ kind }: Pick<RewardRow, 'kind'>) =>
  // The cast is safe: only `grantReward` writes this column.
  kind as RewardKind

/**
 * Pays a reward exactly once: into the main wallet, or as a bonus if it requires wagering.
 * @returns the claimed reward.
 * @throws {Rejection} if the reward is another member's, was claimed before or has expired.
 */
export async function claimReward(
  context: Sources & Pick<Context<'NOT_FOUND' | 'ALREADY_CLAIMED' | 'REWARD_EXPIRED'>, 'reject'>,
  tables: Tables,
  announce: Announce,
  { memberId, rewardId }: { memberId: string; rewardId: string },
): Promise<RewardRow> {
  const reward = await getLocked(tables, tables.rewards, rewardId)
  if (reward?.memberId !== memberId) context.reject('NOT_FOUND')
  if (reward.claimedAt !== null) context.reject('ALREADY_CLAIMED')
  if (reward.expiresAt <= context.now()) context.reject('REWARD_EXPIRED')
  return (
    (await payUnclaimed(context, tables, announce, reward)) ?? context.reject('ALREADY_CLAIMED')
  )
}

/**
 * Pays a reward.
 * @returns the claimed reward; undefined if it was claimed before.
 */
async function payUnclaimed(
  context: Sources,
  tables: Tables,
  announce: Announce,
  reward: RewardRow,
): Promise<RewardRow | undefined> {
  const claimedAt = context.now()
  const isMine = await tables.rewards.update(reward.id, { claimedAt }, { claimedAt: null })
  if (!isMine) return undefined
  await payOut(context, tables, announce, reward)
  await tellWhatItIsOf(tables, reward)
  return { ...reward, claimedAt }
}

/** Pays a reward into the main wallet, or grants it as a bonus if it must be wagered first. */
async function payOut(
  context: Sources,
  tables: Tables,
  announce: Announce,
  reward: RewardRow,
): Promise<void> {
  const { id, memberId, amount, title, wagering } = reward
  const source = sourceOfKind[kindOf(reward)]
  if (wagering) {
    const bonus = { memberId, title, reference: id, amount, wagering, source }
    await grantBonus(context, tables, announce, bonus)
    return
  }
  const from = { kind: 'house', name: source.house } as const
  const to = { kind: 'main', memberId } as const
  await post(context, tables, announce, toMovement(source.entry, id, { from, to, amount }))
}

/** Marks the promotion entry or activity application that earned a reward as claimed. */
async function tellWhatItIsOf(tables: Tables, { kind, reference }: RewardRow): Promise<void> {
  const status = { status: 'CLAIMED' }
  if (kind === 'PROMOTION') await tables.promotionEntries.update(reference, status)
  if (kind === 'ACTIVITY') await tables.activityApplications.update(reference, status)
}

/**
 * Grants a reward and pays it immediately, without a separate claim. The reward centre lists it as
 * claimed.
 * @returns undefined if the reward was claimed before.
 */
export async function payReward(
  context: Sources,
  tables: Tables,
  announce: Announce,
  reward: Omit<NewReward, 'expiresAt'>,
): Promise<RewardRow | undefined> {
  const granted = await grantReward(context, tables, { ...reward, expiresAt: null })
  await lockMember(tables, granted.memberId)
  return payUnclaimed(context, tables, announce, granted)
}
