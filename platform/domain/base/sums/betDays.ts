/**
 * Daily totals of a member's bets by day placed, day settled, game type, vendor and status. They
 * change with each bet, so that reports need not sum single bets.
 */
import type { BetRow, DomainTables } from '../collections/collections.ts'
import { startOfDay } from '../time/marketTime.ts'
import { daysAndRests, type Period } from '../time/wholeDays.ts'

type CountedBet = Pick<
  BetRow,
  | ('memberId' | 'placedAt' | 'settledAt' | 'gameType' | 'vendor' | 'status')
  | ('stake' | 'validBet' | 'win')
>

/** Adds a bet to the daily totals, in the transaction that creates or changes the bet. */
export const countBetDay = (tables: Pick<DomainTables, 'betDays'>, bet: CountedBet) =>
  count(tables, bet, 1)

/** Subtracts a counted bet from the daily totals, in the transaction that changes the bet. */
export const uncountBetDay = (tables: Pick<DomainTables, 'betDays'>, bet: CountedBet) =>
  count(tables, bet, -1)

async function count(
  { betDays }: Pick<DomainTables, 'betDays'>,
  { memberId, placedAt, settledAt, gameType, vendor, status, ...bet }: CountedBet,
  times: 1 | -1,
): Promise<void> {
  const placedDay = startOfDay(placedAt)
  const settledDay = settledAt === null ? null : startOfDay(settledAt)
  const id = [memberId, placedDay, settledDay, status, gameType, vendor].join('/')
  const kept = await betDays.get(id)
  const sums = {
    bets: (kept?.bets ?? 0) + times,
    stake: (kept?.stake ?? 0) + times * bet.stake,
    validBet: (kept?.validBet ?? 0) + times * bet.validBet,
    win: (kept?.win ?? 0) + times * bet.win,
  }
  const named = { id, memberId, placedDay, settledDay, gameType, vendor, status }
  if (!kept) await betDays.insert({ ...named, ...sums })
  else if (sums.bets === 0) await betDays.remove({ id })
  else await betDays.update(id, sums)
}

/** Filters of bets; a filter that is omitted accepts all bets. */
export type BetFilters = {
  vendor?: string | undefined
  gameType?: string | undefined
  status?: string | undefined
}

/** Sums of the bets of one day and game type; amounts in minor units. */
export type BetSum = {
  day: number
  gameType: string
  bets: number
  stake: number
  validBet: number
  win: number
}

type Tables = Pick<DomainTables, 'bets' | 'betDays'>

/** Query conditions of the filters, for both `bets` and `betDays`. */
export const narrowTo = ({ vendor, gameType, status }: BetFilters) => ({
  ...(vendor !== undefined && { vendor }),
  ...(gameType !== undefined && { gameType }),
  ...(status !== undefined && { status }),
})

/**
 * Sums of a member's bets that were settled in a period: from daily totals for whole days, from
 * single bets for partial days.
 */
export async function sumSettled(
  tables: Tables,
  memberId: string,
  period: Period,
): Promise<BetSum[]> {
  const { days, rests } = daysAndRests(period)
  const sums: BetSum[] = []
  if (days.from < days.to) sums.push(...(await keptSums(tables, memberId, days)))
  for (const rest of rests) sums.push(...(await sumsOfRest(tables, memberId, rest)))
  return sums
}

async function keptSums({ betDays }: Tables, memberId: string, { from, to }: Period) {
  const rows = await betDays.sum({
    where: { memberId, settledDay: { atLeast: from, below: to }, status: 'SETTLED' },
    by: ['settledDay', 'gameType'],
    of: ['bets', 'stake', 'validBet', 'win'],
  })
  return rows.map(({ by, sums }): BetSum => {
    return { day: by.settledDay ?? 0, gameType: by.gameType, ...sums }
  })
}

/** Sums of single bets that were settled in a part of one day. */
async function sumsOfRest({ bets }: Tables, memberId: string, { from, to }: Period) {
  const rows = await bets.sum({
    where: { memberId, settledAt: { atLeast: from, below: to }, status: 'SETTLED' },
    by: ['gameType'],
    of: ['stake', 'validBet', 'win'],
  })
  return rows.map(({ by, count: betCount, sums }): BetSum => {
    return { day: startOfDay(from), ...by, bets: betCount, ...sums }
  })
}
