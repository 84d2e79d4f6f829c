/**
 * Corrected results in settlements. Settled periods do not change: the difference that a correction
 * makes is booked in the period that is open at the correction, as an accountant would.
 */
import type { BetRow, ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type {
  BaseChange,
  SettledCorrections,
  SettledFigures,
} from '../../base/collections/contracts.ts'
import type { Context } from '../../base/context/context.ts'
import { marketDays, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { lockMembers } from '../../money/ledger/lockMember.ts'
import { periodOf, type SettlementPeriod, shortLengthOf, startOfPeriod } from './periods.ts'
import { changesOf, sumChanges } from './terms.ts'

/** Maximum number of changes that a settlement lists with their bets. */
const mostListed = 50

/** Changes of one base, such as the valid bets, added up over a span that begins at `bookedAt`. */
export type BookedChange = BaseChange & { count: number; bookedAt: number }

/** Changes of a series of settlements. */
export type Bookings = {
  changes: readonly BookedChange[]
  /**
   * Changes that the previous settlement of the series could not count and therefore carried
   * forward.
   */
  forward: readonly BaseChange[]
}

export const noBookings: Bookings = { changes: [], forward: [] }

/** Prefix of the ids of an agent's commission settlements. */
export const commissionSeries = (agentId: string): string => `commission/${agentId}`

type Tables = Pick<DomainTables, 'settlementCorrections'>

/**
 * Corrected bet, the series of settlements that counts the correction, and the period length of the
 * series; `at` is the time of the correction.
 */
type Booking = { seriesId: string; period: SettlementPeriod; betId: string; at: number }

/** Adds a change to the open period of a series. Changes that add up to zero are removed. */
async function book(
  { settlementCorrections }: Tables,
  { seriesId, period, betId, at }: Booking,
  { base, gameType, branchId, amount }: BaseChange,
): Promise<void> {
  const id = [seriesId, startOfPeriod(period, at), betId, base].join('/')
  const earlier = await settlementCorrections.get(id)
  const total = (earlier?.amount ?? 0) + amount
  if (total === 0) await settlementCorrections.remove({ id })
  else if (earlier) await settlementCorrections.update(id, { amount: total })
  else {
    const ofBranch = { gameType: gameType ?? null, branchId: branchId ?? null }
    const row = { id, seriesId, betId, base, ...ofBranch, amount, bookedAt: at }
    await settlementCorrections.insert(row)
  }
}

/** Books a corrected bet in the contracts that have settled it. */
async function bookInContracts(
  context: Pick<Context, 'now'>,
  tables: Tables,
  contracts: readonly ContractRow[],
  { before, after }: { before: BetRow; after: BetRow },
): Promise<void> {
  const { id: betId, stake, settledAt } = before
  if (settledAt === null) return
  for (const { id: seriesId, terms, acceptedAt, settledUntil } of contracts) {
    if (acceptedAt === null || settledUntil === null) continue
    if (settledAt < acceptedAt || settledAt >= settledUntil) continue
    const booking = { seriesId, period: periodOf(terms), betId }
    const at = Math.max(context.now(), settledUntil)
    for (const change of changesOf(terms, stake, before, after)) {
      await book(tables, { ...booking, at }, change)
    }
  }
}

/**
 * Books a corrected bet in the commissions of all agents who were paid for the bet.
 * @param path ids from the head of the team to the player.
 */
async function bookInCommissions(
  context: Pick<Context, 'now'>,
  tables: Pick<DomainTables, 'settlementCorrections' | 'settlements'>,
  path: readonly string[],
  { before, after }: { before: BetRow; after: BetRow },
): Promise<void> {
  const { id: betId, gameType, settledAt } = before
  const amount = after.validBet - before.validBet
  const at = context.now()
  if (settledAt === null || amount === 0 || startOfDay(settledAt) >= startOfDay(at)) return
  for (const [index, branchId] of path.entries()) {
    const agentId = path[index - 1]
    if (agentId === undefined) continue
    const seriesId = commissionSeries(agentId)
    // The agent has a settlement for every settled day with a bet. The first settlement starts when
    // the agent's commissions began. This time may be within the day.
    const settled = await tables.settlements.peek(`${seriesId}/${startOfDay(settledAt)}`)
    if (!settled || settledAt < settled.periodStart) continue
    const booking = { seriesId, period: 'DAILY', betId, at } as const
    await book(tables, booking, { base: 'VALID_BETS', gameType, branchId, amount })
  }
}

/**
 * Locks the contracts of a player and of all uplines, then their wallets, so that no period of
 * theirs is settled during the correction of a bet of the player.
 * @returns a function that books the corrected bet in the same transaction.
 */
export async function lockSettlements(
  context: Pick<Context, 'now'>,
  tables: DomainTables,
  memberId: string,
): Promise<(before: BetRow, after: BetRow) => Promise<void>> {
  const path = (await tables.teamMembers.peek(memberId))?.path.split('/') ?? [memberId]
  const where = { downlineId: { in: path }, status: 'ACTIVE' }
  const contracts = await tables.contracts.find({ where })
  await lockMembers(tables, path)
  return async (before, after) => {
    await bookInContracts(context, tables, contracts, { before, after })
    await bookInCommissions(context, tables, path, { before, after })
  }
}

/**
 * Removes the bookings of corrected bets from a series whose periods from `from` to `to` were
 * reopened. The series will settle these bets again, with their corrected results.
 */
export async function unbookReopened(
  { settlementCorrections, bets }: Pick<DomainTables, 'settlementCorrections' | 'bets'>,
  seriesId: string,
  { from, to }: Period,
): Promise<void> {
  const where = { seriesId, bookedAt: { atLeast: to } }
  for (const { id, betId } of await settlementCorrections.find({ where })) {
    const settledAt = (await bets.peek(betId))?.settledAt ?? 0
    if (settledAt >= from && settledAt < to) await settlementCorrections.remove({ id })
  }
}

/**
 * Changes that are booked in a part of a series of settlements, by period and base.
 * @param from end of the last settled period.
 */
export async function bookingsOf(
  tables: Pick<DomainTables, 'settlementCorrections' | 'settlements'>,
  seriesId: string,
  { from, to }: Period,
  period: SettlementPeriod,
): Promise<Bookings> {
  const length = shortLengthOf(period)
  const spans = length === undefined ? marketDays : { length, from: 0 }
  const sums = await tables.settlementCorrections.sum({
    where: { seriesId, bookedAt: { atLeast: from, below: to } },
    by: ['base', 'gameType', 'branchId'],
    of: ['amount'],
    spans: { ...spans, column: 'bookedAt' },
  })
  // Ids end with the start of the period. The number of digits of this time does not change before
  // 2286.
  const [last] = await tables.settlements.find({
    where: { id: { atLeast: `${seriesId}/`, below: `${seriesId}/${from}` } },
    orderBy: { column: 'id', direction: 'descending' },
    limit: 1,
  })
  return {
    changes: sums.map(({ by: { base, gameType, branchId }, span, count, sums: { amount } }) => ({
      base,
      ...(gameType !== null && { gameType }),
      ...(branchId !== null && { branchId }),
      amount,
      count,
      bookedAt: span ?? from,
    })),
    forward: last?.figures.carried ?? [],
  }
}

/** Changes as figures of a settlement, without the bets. */
export const figuresOfChanges = (
  changes: readonly BookedChange[],
  broughtForward: readonly BaseChange[],
): Pick<SettledFigures, 'corrections' | 'broughtForward'> => ({
  ...(changes.length > 0 && {
    corrections: {
      bets: [],
      count: changes.reduce((total, { count }) => total + count, 0),
      totals: sumChanges(changes),
    },
  }),
  ...(broughtForward.length > 0 && { broughtForward: [...broughtForward] }),
})

/** Adds the first corrected bets of a period to its figures. */
export async function withBets<Figures extends { corrections?: SettledCorrections }>(
  { settlementCorrections }: Tables,
  seriesId: string,
  { from, to }: Period,
  figures: Figures,
): Promise<Figures> {
  const { corrections } = figures
  if (!corrections) return figures
  const rows = await settlementCorrections.find({
    where: { seriesId, bookedAt: { atLeast: from, below: to } },
    orderBy: { column: 'bookedAt', direction: 'ascending' },
    limit: mostListed,
  })
  const bets = rows.map(({ betId, base, gameType, amount }) => {
    return { betId, base, ...(gameType !== null && { gameType }), amount }
  })
  return { ...figures, corrections: { ...corrections, bets } }
}
