/** Members who have stopped betting, for an agent to contact. */

import { isProven } from '../../accounts/limits/personAccounts.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import { dayLength, dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'

type Days = Pick<DomainTables, 'memberDays'>
type Away = Pick<DomainTables, 'exclusions' | 'closedAccounts' | 'personAccounts'>
type Tables = Days & Away

/** Turnover in minor units. */
export type QuietMember = { memberId: string; validBet: number }

/** Minimum number of days without bets, including today. */
const quietDays = 7
const daysBefore = 30

/** Period in which a quiet member must have had bets settled. */
function playedPeriod(now: number): Period {
  const to = startOfDay(now) - (quietDays - 1) * dayLength
  return { from: to - daysBefore * dayLength, to }
}

/**
 * Members who bet and then stopped, highest turnover first. Self-excluded members and closed
 * accounts are left out.
 */
export async function quietMembersOf(
  tables: Tables,
  memberIds: readonly string[],
  now: number,
): Promise<QuietMember[]> {
  const period = playedPeriod(now)
  const before = await turnoverOf(tables, memberIds, period)
  const since = await turnoverOf(tables, memberIds, { from: period.to, to: now + dayLength })
  const quiet = [...before].flatMap(([memberId, validBet]) =>
    since.has(memberId) ? [] : [{ memberId, validBet }],
  )
  const away = await awayOf(
    tables,
    quiet.map(({ memberId }) => memberId),
    now,
  )
  return quiet
    .filter(({ memberId }) => !away.has(memberId))
    .toSorted((a, b) => b.validBet - a.validBet || compareTexts(a.memberId, b.memberId))
}

/** Turnover of the members who had bets settled in a period of whole days. */
async function turnoverOf(
  { memberDays }: Days,
  memberIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, number>> {
  const turnover = new Map<string, number>()
  for (const piece of inPieces(memberIds)) {
    const day = { atLeast: from, below: to }
    const where = { memberId: { in: piece }, day, bets: { atLeast: 1 } }
    const sums = await memberDays.sum({ where, by: ['memberId'], of: ['validBet'] })
    for (const { by, sums: sum } of sums) turnover.set(by.memberId, sum.validBet)
  }
  return turnover
}

/** Members who are self-excluded or have closed their account. */
async function awayOf(
  { exclusions, closedAccounts, personAccounts }: Away,
  memberIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  const where = { id: { in: memberIds } }
  const accounts = (await personAccounts.find({ where })).filter(isProven)
  const persons = accounts.map(({ personId }) => personId)
  const excluded = await exclusions.find({ where: { id: { in: [...memberIds, ...persons] } } })
  const running = new Set(
    excluded.filter(({ until }) => until === null || until > now).map(({ id }) => id),
  )
  const closed = await closedAccounts.find({ where })
  return new Set([
    ...memberIds.filter((id) => running.has(id)),
    ...accounts.filter(({ personId }) => running.has(personId)).map(({ id }) => id),
    ...closed.map(({ id }) => id),
  ])
}

/** Last day with settled bets of each quiet member. */
export async function lastDaysOf(
  { memberDays }: Days,
  memberIds: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const { from, to } = playedPeriod(now)
  const day = { atLeast: from, below: to }
  const where = { memberId: { in: memberIds }, day, bets: { atLeast: 1 } }
  const last = new Map<string, string>()
  for (const { by } of await memberDays.sum({ where, by: ['memberId', 'day'] })) {
    const known = last.get(by.memberId) ?? ''
    if (dayOf(by.day) > known) last.set(by.memberId, dayOf(by.day))
  }
  return last
}
