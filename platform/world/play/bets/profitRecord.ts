/** What a member won and lost, by day and by type of game. */
import type { BetRow, WorldTables } from '../../base/collections/collections.ts'
import { dayOf } from '../../base/time/marketTime.ts'
import { type Period, type Play, settledBets, sumOf } from '../../money/ledger/turnover.ts'
import { findBonuses, type PaidBonus } from './accountRecord.ts'

/** Minor units. */
export type Profit = Play & {
  bonuses: number
  rebates: number
  /** Wins less stakes, plus bonuses and rebates. */
  net: number
}

function profitOf(bets: readonly BetRow[], paid: readonly PaidBonus[]): Profit {
  const play = sumOf(bets)
  const sum = (rows: readonly PaidBonus[]) => rows.reduce((total, { amount }) => total + amount, 0)
  const rebates = sum(paid.filter(({ kind }) => kind === 'REBATE'))
  const bonuses = sum(paid) - rebates
  return { ...play, bonuses, rebates, net: play.win - play.stake + bonuses + rebates }
}

/**
 * The days on which anything happened, the newest first; the types of games played, and all of it.
 */
export async function profitRecord(
  tables: Pick<WorldTables, 'bets' | 'ledgerEntries'>,
  memberId: string,
  period: Period,
) {
  const bets = await settledBets(tables, memberId, period)
  const bonuses = await findBonuses(tables, memberId, period)
  const betsByDay = Map.groupBy(bets, ({ settledAt }) => dayOf(settledAt ?? 0))
  const bonusesByDay = Map.groupBy(bonuses, ({ at }) => dayOf(at))
  const days = [...new Set([...betsByDay.keys(), ...bonusesByDay.keys()])].sort().reverse()
  const byType = Map.groupBy(bets, ({ gameType }) => gameType)
  return {
    days: days.map((day) => ({
      day,
      ...profitOf(betsByDay.get(day) ?? [], bonusesByDay.get(day) ?? []),
    })),
    gameTypes: [...byType].map(([gameType, rows]) => ({ gameType, ...sumOf(rows) })),
    totals: profitOf(bets, bonuses),
  }
}
