/** What a member has played, from the sums that are kept of whole days and the bets of the rest. */
import type { DomainTables } from '../../base/collections/collections.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { daysAndRests, type Period } from '../../base/time/wholeDays.ts'

type Tables = Pick<DomainTables, 'bets' | 'memberDays'>

/** What a member played in a period, in minor units. */
export type Play = { bets: number; stake: number; validBet: number; win: number }

/** What plays add up to. */
export const addPlays = (plays: readonly Play[]): Play =>
  plays.reduce(
    (sum, { bets, stake, validBet, win }) => ({
      bets: sum.bets + bets,
      stake: sum.stake + stake,
      validBet: sum.validBet + validBet,
      win: sum.win + win,
    }),
    { bets: 0, stake: 0, validBet: 0, win: 0 },
  )

const settledIn = (memberId: string, { from, to }: Period) => ({
  memberId,
  settledAt: { atLeast: from, below: to },
  status: 'SETTLED',
})

/** What was settled in a part of a day, added up bet by bet. */
async function playOfRest({ bets }: Tables, memberId: string, rest: Period): Promise<Play> {
  const where = settledIn(memberId, rest)
  const [sum] = await bets.sum({ where, of: ['stake', 'validBet', 'win'] })
  return addPlays(sum ? [{ bets: sum.count, ...sum.sums }] : [])
}

/** What the member's bets that were settled in a period add up to. */
export async function playOf(tables: Tables, memberId: string, period: Period): Promise<Play> {
  const { days, rests } = daysAndRests(period)
  const plays: Play[] = []
  if (days.from < days.to) {
    const where = { memberId, day: { atLeast: days.from, below: days.to } }
    const [sum] = await tables.memberDays.sum({ where, of: ['bets', 'stake', 'validBet', 'win'] })
    if (sum) plays.push(sum.sums)
  }
  for (const rest of rests) plays.push(await playOfRest(tables, memberId, rest))
  return addPlays(plays)
}

/** The valid bets of a member that were settled in a period, in minor units. */
export const turnoverOf = async (
  tables: Tables,
  memberId: string,
  period: Period,
): Promise<number> => (await playOf(tables, memberId, period)).validBet

type Part = Period & { validBet: number }

/**
 * The first of some parts, in their order, with which their turnover passes an amount, and what is
 * left of the amount before it.
 */
function partPassing(parts: readonly Part[], amount: number) {
  let left = amount
  for (const part of parts) {
    if (part.validBet > left) return { part, left }
    left -= part.validBet
  }
  return undefined
}

/** A period's days, a part of one at its beginning and end. */
async function turnoverByDay(tables: Tables, memberId: string, period: Period): Promise<Part[]> {
  const { days, rests } = daysAndRests(period)
  const rows = await tables.memberDays.find({
    where: { memberId, day: { atLeast: days.from, below: days.to } },
    orderBy: { column: 'day', direction: 'ascending' },
  })
  const parts = rows.map(({ day, validBet }) => ({ from: day, to: day + dayLength, validBet }))
  for (const rest of rests) {
    const { validBet } = await playOfRest(tables, memberId, rest)
    parts.push({ ...rest, validBet })
  }
  return parts.toSorted((a, b) => a.from - b.from)
}

const hour = 3_600_000

/** The hours of a part of a day in which something was settled. */
async function turnoverByHour({ bets }: Tables, memberId: string, period: Period) {
  const sums = await bets.sum({
    where: settledIn(memberId, period),
    spans: { column: 'settledAt', length: hour, from: 0 },
    of: ['validBet'],
  })
  const parts = sums.map(({ span, sums: { validBet } }) => {
    const from = span ?? 0
    return { from: Math.max(period.from, from), to: Math.min(period.to, from + hour), validBet }
  })
  return parts.toSorted((a, b) => a.from - b.from)
}

/**
 * When the bet was settled with which a member's turnover in a period came to more than an amount;
 * undefined while it has not. Looks at the days, at the hours of one, and at the bets of one hour.
 */
export async function turnoverPassed(
  tables: Tables,
  memberId: string,
  period: Period,
  amount: number,
): Promise<number | undefined> {
  const day = partPassing(await turnoverByDay(tables, memberId, period), amount)
  if (!day) return undefined
  const hours = await turnoverByHour(tables, memberId, day.part)
  const found = partPassing(hours, day.left)
  if (!found) return undefined
  const bets = await tables.bets.find({
    where: settledIn(memberId, found.part),
    orderBy: { column: 'settledAt', direction: 'ascending' },
  })
  let { left } = found
  return (
    bets.find(({ validBet }) => {
      left -= validBet
      return left < 0
    })?.settledAt ?? undefined
  )
}
