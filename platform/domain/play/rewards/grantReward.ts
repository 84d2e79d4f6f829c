/** Claimable rewards from all sources. */
import type { Collections, DomainTables } from '../../base/collections/collections.ts'
import type { Wagering } from '../../base/collections/rewards.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { message, storedTexts, type Texts } from '../../base/texts/texts.ts'
import type { RewardKind } from './rewardKinds.ts'

export type RewardRow = RowOf<Collections['rewards']>

/** Expiry time of rewards that do not expire. */
export const never = Date.UTC(9999, 11, 31)

export type NewReward = {
  memberId: string
  kind: RewardKind
  /** Amount in minor units, greater than 0. */
  amount: number
  /** Id of the cause. A member gets one reward per kind and reference. */
  reference: string
  /** Milliseconds since 1970; null if the reward does not expire. */
  expiresAt: number | null
  /** Title in the reward centre; defaults to the name of the reward's kind. */
  title?: Texts
  /** Wagering requirement before the amount becomes real money; none by default. */
  wagering?: Wagering | undefined
}

/**
 * Adds a reward to a member's reward centre, in the transaction of its cause. Repeated calls with
 * the same kind and reference grant it once.
 * @returns the new or existing reward.
 * @throws {RangeError} if the amount is not a whole number of minor units above 0.
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
