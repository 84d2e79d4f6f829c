/** Updates the daily totals that include a bet, in the transaction that changes the bet. */
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import { countBetDay, uncountBetDay } from '../../base/sums/betDays.ts'
import { countBet, countCorrection, countSettled, countStake, uncountStake } from './memberDays.ts'

type Tables = Pick<DomainTables, 'memberDays' | 'betDays'>

/** Adds a new bet, pending or settled, to the daily totals. */
export async function countNewBet(tables: Tables, bet: BetRow): Promise<void> {
  if (bet.status === 'SETTLED') await countBet(tables, bet)
  if (bet.status === 'PENDING') await countStake(tables, bet)
  await countBetDay(tables, bet)
}

/** Updates the daily totals for a pending bet that was settled or cancelled. */
export async function countEndedBet(
  tables: Tables,
  bet: BetRow,
  pendingBet: BetRow,
): Promise<void> {
  if (bet.status === 'SETTLED') await countSettled(tables, bet)
  else await uncountStake(tables, pendingBet)
  await uncountBetDay(tables, pendingBet)
  await countBetDay(tables, bet)
}

/** Updates the daily totals for a settled bet whose payout or valid bet was corrected. */
export async function countCorrectedBet(
  tables: Tables,
  bet: BetRow,
  uncorrectedBet: BetRow,
): Promise<void> {
  await countCorrection(tables, bet, uncorrectedBet)
  await uncountBetDay(tables, uncorrectedBet)
  await countBetDay(tables, bet)
}
