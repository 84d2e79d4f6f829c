/** Counts bets wherever they are added up by day, in the transaction that makes them what they are. */
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import { countBetDay, uncountBetDay } from '../../base/sums/betDays.ts'
import { countBet, countSettled, countStake, uncountStake } from './memberDays.ts'

type Tables = Pick<DomainTables, 'memberDays' | 'betDays'>

/** Counts a bet that is new, and waits or does not. */
export async function countNewBet(tables: Tables, bet: BetRow): Promise<void> {
  if (bet.status === 'SETTLED') await countBet(tables, bet)
  if (bet.status === 'PENDING') await countStake(tables, bet)
  await countBetDay(tables, bet)
}

/** Counts a bet that has waited as what became of it: it was settled, or called off. */
export async function countEndedBet(tables: Tables, bet: BetRow, waiting: BetRow): Promise<void> {
  if (bet.status === 'SETTLED') await countSettled(tables, bet)
  else await uncountStake(tables, waiting)
  await uncountBetDay(tables, waiting)
  await countBetDay(tables, bet)
}
