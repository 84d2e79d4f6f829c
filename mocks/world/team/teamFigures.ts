/** What people of a team have done with their money in a period, added up. */
import type { WorldTables } from '../collections.ts'
import { dayOf } from '../marketTime.ts'
import { findTransactions } from '../play/accountRecord.ts'
import { type Period, settledBets } from '../play/turnover.ts'

/** Minor units. */
export type Figures = {
  deposits: number
  withdrawals: number
  bets: number
  stake: number
  validBet: number
  win: number
  bonuses: number
  rebates: number
}

export const noFigures: Figures = {
  ...{
    deposits: 0,
    withdrawals: 0,
    bets: 0,
    stake: 0,
    validBet: 0,
    win: 0,
    bonuses: 0,
    rebates: 0,
  },
}

export const addFigures = (a: Figures, b: Figures): Figures => ({
  deposits: a.deposits + b.deposits,
  withdrawals: a.withdrawals + b.withdrawals,
  bets: a.bets + b.bets,
  stake: a.stake + b.stake,
  validBet: a.validBet + b.validBet,
  win: a.win + b.win,
  bonuses: a.bonuses + b.bonuses,
  rebates: a.rebates + b.rebates,
})

/** What the members won less what they staked, with what the platform gave them on top. */
export const profitOf = ({ win, stake, bonuses, rebates }: Figures): number =>
  win - stake + bonuses + rebates

/** What a movement of a main wallet counts as; nothing of what is no money in, out or given. */
function countEntry(kind: string, amount: number): Partial<Figures> {
  switch (kind) {
    case 'DEPOSIT':
      return { deposits: amount }
    case 'WITHDRAWAL':
    case 'WITHDRAWAL_RETURNED':
      return { withdrawals: -amount }
    case 'REBATE':
      return { rebates: amount }
    case 'BONUS':
    case 'REFERRAL':
    case 'RED_ENVELOPE':
    case 'WHEEL':
    case 'POINTS':
      return { bonuses: amount }
    default:
      return {}
  }
}

/** What one member did in a period, by the market's days. */
export async function figuresByDay(
  tables: Pick<WorldTables, 'bets' | 'ledgerEntries'>,
  memberId: string,
  period: Period,
): Promise<Map<string, Figures>> {
  const days = new Map<string, Figures>()
  const add = (at: number, more: Partial<Figures>) => {
    const day = dayOf(at)
    days.set(day, addFigures(days.get(day) ?? noFigures, { ...noFigures, ...more }))
  }
  for (const { settledAt, stake, validBet, win } of await settledBets(tables, memberId, period)) {
    add(settledAt ?? 0, { bets: 1, stake, validBet, win })
  }
  for (const { at, kind, amount } of await findTransactions(tables, memberId, period)) {
    const counted = countEntry(kind, amount)
    if (Object.keys(counted).length > 0) add(at, counted)
  }
  return days
}

/** What several members did in a period, all together. */
export async function figuresOf(
  tables: Pick<WorldTables, 'bets' | 'ledgerEntries'>,
  memberIds: readonly string[],
  period: Period,
): Promise<Figures> {
  let sum = noFigures
  for (const id of memberIds) {
    for (const figures of (await figuresByDay(tables, id, period)).values()) {
      sum = addFigures(sum, figures)
    }
  }
  return sum
}
