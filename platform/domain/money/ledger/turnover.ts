/** Turnover of a member, from the daily totals of whole days and the bets of partial days. */
import type { DomainTables } from '../../base/collections/collections.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { daysAndRests, type Period } from '../../base/time/wholeDays.ts'

type Tables = Pick<DomainTables, 'bets' | 'memberDays'>

/** Sums of a member's settled bets in a period; amounts in minor units, `bets` is a count. */
export type Play = { bets: number; stake: number; validBet: number; win: number }

/** Sum of each property over several plays. */
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

/** Sums of the bets settled in a partial day. */
async function playOfRest({ bets }: Tables, memberId: string, rest: Period): Promise<Play> {
  const where = settledIn(memberId, rest)
  const [sum] = await bets.sum({ where, of: ['stake', 'validBet', 'win'] })
  return addPlays(sum ? [{ bets: sum.count, ...sum.sums }] : [])
}

/** Sums of the member's bets that were settled in a period. */
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

/** Sum of a member's valid bets that were settled in a period, in minor units. */
export const turnoverOf = async (
  tables: Tables,
  memberId: string,
  period: Period,
): Promise<number> => (await playOf(tables, memberId, period)).validBet

type Part = Period & { validBet: number }

/**
 * Adds up the turnover of consecutive spans until the sum exceeds an amount. Returns the span that
 * exceeds the amount, and the amount less the turnover of all earlier spans.
 */
function partPassing(parts: readonly Part[], amount: number) {
  let left = amount
  for (const part of parts) {
    if (part.validBet > left) return { part, left }
    left -= part.validBet
  }
  return undefined
}

/** Turnover of each whole day of a period, and of its partial days at both ends. */
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

/** Hours of a period in which bets were settled, with their turnover. */
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
 * Settlement time of the bet with which a member's turnover in a period exceeded an amount;
 * undefined if the turnover does not exceed it. The search narrows from days to hours and loads the
 * bets of one hour only.
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
