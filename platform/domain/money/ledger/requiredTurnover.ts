/** Turnover that deposits require before their money may leave the wallet. */
import type { DomainTables } from '../../base/collections/collections.ts'
import { untilToday } from '../../base/time/wholeDays.ts'
import { creditedSince } from './paidDeposits.ts'
import { turnoverOf } from './turnover.ts'

export type TurnoverTables = Pick<DomainTables, 'withdrawals' | 'deposits' | 'bets' | 'memberDays'>

/** Turnover in minor units. */
export type RequiredTurnover = { required: number; playedAmount: number }

/**
 * `required`: sum of deposits since the request of the last paid withdrawal. `playedAmount`: sum of
 * valid bets since the first of these deposits. A block of the member changes neither sum.
 * Otherwise an agent could use a block to release money that was never wagered.
 */
export async function requiredTurnover(
  tables: TurnoverTables,
  memberId: string,
  now: number,
): Promise<RequiredTurnover> {
  const [last] = await tables.withdrawals.find({
    where: { memberId, disbursedAt: { atLeast: 0 } },
    orderBy: { column: 'disbursedAt', direction: 'descending' },
    limit: 1,
  })
  const credited = await creditedSince(tables, memberId, last?.createdAt ?? 0)
  if (!credited) return { required: 0, playedAmount: 0 }
  const playedAmount = await turnoverOf(tables, memberId, untilToday(credited.from, now))
  return { required: credited.amount, playedAmount }
}

/** Outstanding turnover, in minor units. */
export const missingTurnover = ({ required, playedAmount }: RequiredTurnover): number =>
  Math.max(0, required - playedAmount)
