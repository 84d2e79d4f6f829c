/**
 * Daily totals of each member, updated in the transaction of each change, so that the figures of a
 * team are computed without reading single bets.
 */
import type { DomainTables } from '../../base/collections/collections.ts'
import { startOfDay } from '../../base/time/marketTime.ts'
import { nameOf } from './accounts.ts'

/** Figures of a member; amounts in minor units. */
export type Figures = {
  deposits: number
  withdrawals: number
  /** Number of settled bets. */
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
 * Change of a member's figures by an entry of the main wallet or the bonus account. Undefined for
 * entries other than deposits, withdrawals, rebates and bonuses.
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

type Tables = Pick<DomainTables, 'memberDays'>

/** Adds figures to a member's daily totals, in the transaction of the change. */
async function count(
  { memberDays }: Tables,
  memberId: string,
  at: number,
  { staked = 0, ...more }: Partial<Figures> & { staked?: number },
): Promise<void> {
  const day = startOfDay(at)
  const id = `${memberId}/${day}`
  const kept = await memberDays.get(id)
  const figures = addFigures(kept ?? noFigures, { ...noFigures, ...more })
  const sums = { ...figures, staked: (kept?.staked ?? 0) + staked }
  if (kept) await memberDays.update(id, sums)
  else await memberDays.insert({ id, memberId, day, ...sums })
}

/** Adds an entry to the daily totals if its account is a main wallet or bonus account. */
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

type PlacedBet = { memberId: string; placedAt: number; stake: number }
type SettledBet = PlacedBet & { settledAt: number | null; validBet: number; win: number }

/** Counts the stake of a pending bet, on the day on which it was placed. */
export const countStake = (tables: Tables, { memberId, placedAt, stake }: PlacedBet) =>
  count(tables, memberId, placedAt, { staked: stake })

/** Subtracts the stake of a pending bet that was cancelled. */
export const uncountStake = (tables: Tables, { memberId, placedAt, stake }: PlacedBet) =>
  count(tables, memberId, placedAt, { staked: -stake })

/** Counts the settlement of a bet that was pending, on the day of the settlement. */
export async function countSettled(
  tables: Tables,
  { memberId, settledAt, stake, validBet, win }: SettledBet,
): Promise<void> {
  if (settledAt === null) return
  await count(tables, memberId, settledAt, { bets: 1, stake, validBet, win })
}

/** Counts the difference that a correction of a settled bet makes, on the day of the settlement. */
export async function countCorrection(
  tables: Tables,
  { memberId, settledAt, validBet, win }: SettledBet,
  before: SettledBet,
): Promise<void> {
  if (settledAt === null) return
  const difference = { validBet: validBet - before.validBet, win: win - before.win }
  await count(tables, memberId, settledAt, difference)
}

/** Counts a bet that was settled without being pending; ignores a bet without a settlement time. */
export async function countBet(tables: Tables, bet: SettledBet): Promise<void> {
  const { memberId, placedAt, settledAt, stake, validBet, win } = bet
  if (settledAt === null) return
  if (startOfDay(placedAt) === startOfDay(settledAt)) {
    await count(tables, memberId, settledAt, { bets: 1, stake, validBet, win, staked: stake })
    return
  }
  await countStake(tables, bet)
  await countSettled(tables, bet)
}
