/**
 * What each member did on each of the market's days, kept as it happens, so that no figure of a
 * team is added up from its bets.
 */
import type { WorldTables } from '../../base/collections/collections.ts'
import { startOfDay } from '../../base/time/marketTime.ts'
import { nameOf } from './accounts.ts'

/** Minor units. */
export type Figures = {
  deposits: number
  withdrawals: number
  /** How many were settled. */
  bets: number
  stake: number
  validBet: number
  win: number
  bonuses: number
  rebates: number
}

export const noFigures: Figures = {
  deposits: 0,
  withdrawals: 0,
  bets: 0,
  stake: 0,
  validBet: 0,
  win: 0,
  bonuses: 0,
  rebates: 0,
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

/**
 * What a movement of a main wallet or of bonuses counts as; undefined for neither money in, nor
 * out, nor a gift.
 */
export function figuresOfEntry(kind: string, amount: number): Partial<Figures> | undefined {
  switch (kind) {
    case 'DEPOSIT':
      return { deposits: amount }
    case 'WITHDRAWAL':
    case 'WITHDRAWAL_RETURNED':
      return { withdrawals: -amount }
    case 'REBATE':
      return { rebates: amount }
    case 'BONUS':
    case 'BONUS_FORFEITED':
    case 'REFERRAL':
    case 'RED_ENVELOPE':
    case 'WHEEL':
    case 'POINTS':
      return { bonuses: amount }
    default:
      return undefined
  }
}

type Tables = Pick<WorldTables, 'memberDays'>

/** Adds to what a member did on the day of a moment, in the transaction in which it was done. */
async function count(
  { memberDays }: Tables,
  memberId: string,
  at: number,
  more: Partial<Figures>,
): Promise<void> {
  const day = startOfDay(at)
  const id = `${memberId}/${day}`
  const kept = await memberDays.get(id)
  const figures = addFigures(kept ?? noFigures, { ...noFigures, ...more })
  if (kept) await memberDays.update(id, figures)
  else await memberDays.insert({ id, memberId, day, ...figures })
}

/** Counts an entry of the ledger; only of main wallets and bonuses, which a member plays with. */
export async function countEntry(
  tables: Tables,
  entry: { account: string; memberId: string | null; kind: string; amount: number; at: number },
): Promise<void> {
  const { account, memberId, kind, amount, at } = entry
  if (memberId === null) return
  const isPlayedWith = account === memberId || account === nameOf({ kind: 'bonus', memberId })
  const more = isPlayedWith ? figuresOfEntry(kind, amount) : undefined
  if (more) await count(tables, memberId, at, more)
}

type SettledBet = {
  memberId: string
  settledAt: number | null
  stake: number
  validBet: number
  win: number
}

/** Counts a bet on the day on which it was settled; nothing of one that is not. */
export async function countBet(
  tables: Tables,
  { memberId, settledAt, stake, validBet, win }: SettledBet,
): Promise<void> {
  if (settledAt === null) return
  await count(tables, memberId, settledAt, { bets: 1, stake, validBet, win })
}
