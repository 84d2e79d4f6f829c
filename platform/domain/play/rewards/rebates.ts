/** Rebates: shares of the turnover that are paid back to members. */

import type { DomainTables, RebateRow } from '../../base/collections/collections.ts'
import type { RebateLine } from '../../base/collections/play.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { Announce } from '../../base/storage/events.ts'
import { newestFirst } from '../../base/storage/pageOf.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { rateOf, type VipLevel } from './vipLevels.ts'

/** Minimum rebate that can be claimed, in minor units. */
export const leastRebate = 100

export type EarnedRebate = { lines: RebateLine[]; amount: number }

/** Rebate that a member has earned since the last claim, at the rates of a VIP level. */
export async function earnedRebate(
  tables: Pick<DomainTables, 'rebateAccruals'>,
  memberId: string,
  level: VipLevel,
): Promise<EarnedRebate> {
  const accruals = await tables.rebateAccruals.find({ where: { memberId } })
  const lines = accruals
    .filter(({ validBet }) => validBet > 0)
    .map(({ gameType, validBet }) => {
      const rate = rateOf(level, gameType)
      return { gameType, validBet, rate, amount: Math.floor((validBet * rate) / 10_000) }
    })
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  return { lines, amount }
}

/** Rebate that a member claimed last; undefined if there is none. */
export async function lastRebate(
  tables: Pick<DomainTables, 'rebates'>,
  memberId: string,
): Promise<RebateRow | undefined> {
  const orderBy = newestFirst('claimedAt')
  const [last] = await tables.rebates.find({ where: { memberId }, orderBy, limit: 1 })
  return last
}

/**
 * Pays the earned rebate. Game types with a rebate below one minor unit are left for the next
 * claim.
 * @param level VIP level of the member, computed before the transaction.
 * @throws {Rejection} if the rebate is below the minimum.
 */
export async function claimRebate(
  context: Context<'NOTHING_TO_CLAIM'>,
  tables: DomainTables,
  announce: Announce,
  { memberId, level }: { memberId: string; level: VipLevel },
): Promise<RebateRow> {
  await lockMember(tables, memberId)
  const { lines, amount } = await earnedRebate(tables, memberId, level)
  if (amount < leastRebate) context.reject('NOTHING_TO_CLAIM')
  const paid = lines.filter((line) => line.amount > 0)
  for (const { gameType } of paid) {
    await tables.rebateAccruals.update(`${memberId}/${gameType}`, { validBet: 0 })
  }
  const claimedAt = context.now()
  const id = idInTime(context, 'rb', claimedAt)
  const rebate = { id, memberId, amount, level: level.rank, lines: paid, claimedAt }
  await tables.rebates.insert(rebate)
  const from = { kind: 'house', name: 'rebates' } as const
  const to = { kind: 'main', memberId } as const
  await post(context, tables, announce, toMovement('REBATE', id, { from, to, amount }))
  return rebate
}
