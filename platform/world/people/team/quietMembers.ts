/** Members who have stopped to bet, whom an agent may ask why. */

import type { WorldTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { dayLength, dayOf, marketDays, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../money/ledger/turnover.ts'

type Bets = Pick<WorldTables, 'bets'>
type Tables = Pick<WorldTables, 'bets' | 'exclusions' | 'closedAccounts'>

/** Turnover in minor units. */
export type QuietMember = { memberId: string; validBet: number }

/** Today is one of the days in which nobody of them bets. */
const quietDays = 7
const daysBefore = 30

const settledIn = (memberIds: readonly string[], { from, to }: Period) => ({
  memberId: { in: memberIds },
  status: 'SETTLED',
  settledAt: { atLeast: from, below: to },
})

/** When somebody who is quiet now played. */
function playedPeriod(now: number): Period {
  const to = startOfDay(now) - (quietDays - 1) * dayLength
  return { from: to - daysBefore * dayLength, to }
}

/**
 * Those of several members who bet, and then stopped; the highest turnover first. Who is taking a
 * break from playing, or has closed the account, is left in peace.
 */
export async function quietMembersOf(
  tables: Tables,
  memberIds: readonly string[],
  now: number,
): Promise<QuietMember[]> {
  const period = playedPeriod(now)
  const before = await tables.bets.sum({
    where: settledIn(memberIds, period),
    by: ['memberId'],
    of: ['validBet'],
  })
  const since = await tables.bets.sum({
    where: { memberId: { in: memberIds }, status: 'SETTLED', settledAt: { atLeast: period.to } },
    by: ['memberId'],
  })
  const active = new Set(since.map(({ by }) => by.memberId))
  const quiet = before
    .map(({ by, sums }) => ({ memberId: by.memberId, validBet: sums.validBet }))
    .filter(({ memberId }) => !active.has(memberId))
  const away = await awayOf(
    tables,
    quiet.map(({ memberId }) => memberId),
    now,
  )
  return quiet
    .filter(({ memberId }) => !away.has(memberId))
    .toSorted((a, b) => b.validBet - a.validBet || compareTexts(a.memberId, b.memberId))
}

/** Those of several members who have shut themselves out, or left for good. */
async function awayOf(
  { exclusions, closedAccounts }: Pick<Tables, 'exclusions' | 'closedAccounts'>,
  memberIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  const where = { id: { in: memberIds } }
  const excluded = await exclusions.find({ where })
  const closed = await closedAccounts.find({ where })
  return new Set([
    ...excluded.filter(({ until }) => until === null || until > now).map(({ id }) => id),
    ...closed.map(({ id }) => id),
  ])
}

/** The last day on which each of several quiet members played. */
export async function lastDaysOf(
  { bets }: Bets,
  memberIds: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const sums = await bets.sum({
    where: settledIn(memberIds, playedPeriod(now)),
    by: ['memberId'],
    spans: { ...marketDays, column: 'settledAt' },
  })
  const last = new Map<string, string>()
  for (const { by, span } of sums) {
    const day = dayOf(span ?? 0)
    if (day > (last.get(by.memberId) ?? '')) last.set(by.memberId, day)
  }
  return last
}
