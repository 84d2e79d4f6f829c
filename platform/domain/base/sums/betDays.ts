/**
 * What each member's bets come to by the days on which they were placed and settled, by type of
 * game, vendor and status: kept as it happens, so that no record is added up bet by bet.
 */
import type { BetRow, DomainTables } from '../collections/collections.ts'
import { startOfDay } from '../time/marketTime.ts'
import { daysAndRests, type Period } from '../time/wholeDays.ts'

type CountedBet = Pick<
  BetRow,
  | ('memberId' | 'placedAt' | 'settledAt' | 'gameType' | 'vendor' | 'status')
  | ('stake' | 'validBet' | 'win')
>

/** Adds a bet to what is kept of its days, in the transaction that makes it what it is. */
export const countBetDay = (tables: Pick<DomainTables, 'betDays'>, bet: CountedBet) =>
  count(tables, bet, 1)

/** Takes away a bet that was counted, before it becomes something else. */
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

/** Which bets, where not all. */
export type BetFilters = {
  vendor?: string | undefined
  gameType?: string | undefined
  status?: string | undefined
}

/** Bets of one day and type of game; amounts in minor units. */
export type BetSum = {
  day: number
  gameType: string
  bets: number
  stake: number
  validBet: number
  win: number
}

type Tables = Pick<DomainTables, 'bets' | 'betDays'>

/** What the filters ask of either collection. */
export const narrowTo = ({ vendor, gameType, status }: BetFilters) => ({
  ...(vendor !== undefined && { vendor }),
  ...(gameType !== undefined && { gameType }),
  ...(status !== undefined && { status }),
})

/**
 * What a member's bets that were settled in a period add up to: whole days as they are kept, the
 * rest bet by bet.
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

/** What was settled in a part of a day. */
async function sumsOfRest({ bets }: Tables, memberId: string, { from, to }: Period) {
  const rows = await bets.sum({
    where: { memberId, settledAt: { atLeast: from, below: to }, status: 'SETTLED' },
    by: ['gameType'],
    of: ['stake', 'validBet', 'win'],
  })
  return rows.map(({ by, count: found, sums }): BetSum => {
    return { day: startOfDay(from), ...by, bets: found, ...sums }
  })
}
