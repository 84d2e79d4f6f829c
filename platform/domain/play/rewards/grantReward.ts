/** Rewards that a member may claim, of every source. */
import type { Collections, DomainTables } from '../../base/collections/collections.ts'
import type { Wagering } from '../../base/collections/rewards.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { message, storedTexts, type Texts } from '../../base/texts/texts.ts'
import type { RewardKind } from './rewardKinds.ts'

export type RewardRow = RowOf<Collections['rewards']>

/** The expiry time of rewards that are kept for ever. */
export const never = Date.UTC(9999, 11, 31)

export type NewReward = {
  memberId: string
  kind: RewardKind
  /** Minor units, more than nothing. */
  amount: number
  /** What it is for: one reward for each reference of a kind. */
  reference: string
  /** Milliseconds since 1970; null for one that keeps. */
  expiresAt: number | null
  /** What the reward centre calls it; the kind's own name unless given. */
  title?: Texts
  /** What has to be wagered before it is real money; nothing unless given. */
  wagering?: Wagering | undefined
}

/**
 * Puts a reward into a member's reward centre, in the transaction of what earned it. The same kind
 * and reference give it once, however often they are granted.
 * @returns the reward, new or as it is.
 * @throws {RangeError} when the amount is no whole number of minor units above nothing.
 */
export async function grantReward(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Pick<DomainTables, 'rewards'>,
  newReward: NewReward,
): Promise<RewardRow> {
  const { memberId, kind, amount, reference, expiresAt } = newReward
  const { title = message(`rewards.kinds.${kind}`), wagering = null } = newReward
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`A reward of ${amount}`)
  const where = { memberId, kind, reference }
  const [existing] = await tables.rewards.find({ where, limit: 1 })
  if (existing) return existing
  const row: RewardRow = {
    id: idInTime(context, 'rw'),
    memberId,
    kind,
    reference,
    title: storedTexts(title),
    amount,
    createdAt: context.now(),
    expiresAt: expiresAt ?? never,
    claimedAt: null,
    wagering,
  }
  await tables.rewards.insert(row)
  return row
}
