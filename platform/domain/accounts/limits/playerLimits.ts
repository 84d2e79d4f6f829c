/**
 * Limits that members set for themselves: deposits, losses, stakes and time, by day, week and
 * month.
 */
import type { DomainTables, PlayerLimitRow } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import type { Context } from '../../base/context/context.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { type LimitPeriod, periodAround } from './limitPeriod.ts'
import { type LimitScope, limitScopesOf } from './personAccounts.ts'
import { minutesIn, playDaysSince } from './playTime.ts'

export const limitKinds = ['DEPOSIT', 'LOSS', 'BET', 'TIME'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly LimitPeriod[]

/** A limit that an action would exceed. */
export type BrokenLimit = {
  kind: LimitKind
  period: LimitPeriod
  /** Limit and its current use, in minor units, or in minutes for a time limit. */
  limit: number
  usedAmount: number
  /** End of the period, in milliseconds since 1970. */
  endsAt: number
}

/** Ledger entries that count as deposits. */
const paidInKinds = ['DEPOSIT', 'TRANSFER_RECEIVED'] as const satisfies readonly EntryKind[]

export type UseTables = Pick<DomainTables, 'ledgerEntries' | 'bets' | 'memberDays' | 'playDays'>
type Tables = UseTables & Pick<DomainTables, 'playerLimits' | 'personAccounts'>

/** Limit in force. A pending looser limit applies from its time on. Null if there is no limit. */
export const limitInForce = (
  {
    amount,
    pendingAmount,
    pendingAt,
  }: Pick<PlayerLimitRow, 'amount' | 'pendingAmount' | 'pendingAt'>,
  now: number,
): number | null => (pendingAt !== null && pendingAt <= now ? pendingAmount : amount)

/**
 * Use of a limit by several accounts since a time, in minor units, or in minutes for a time limit;
 * never negative.
 */
export async function usedOf(
  tables: UseTables,
  memberIds: readonly string[],
  { kind, from }: { kind: LimitKind; from: number },
): Promise<number> {
  if (kind === 'TIME') return minutesIn(await playDaysSince(tables, memberIds, from), from)
  let used = 0
  for (const memberId of memberIds) used += await usedBy(tables, memberId, { kind, from })
  // Winnings of one account offset losses of another.
  return Math.max(0, used)
}

async function usedBy(
  tables: UseTables,
  memberId: string,
  { kind, from }: { kind: Exclude<LimitKind, 'TIME'>; from: number },
): Promise<number> {
  if (kind === 'DEPOSIT') return paidInSince(tables, memberId, from)
  const { staked, won } = await playSince(tables, memberId, from)
  return kind === 'BET' ? staked : staked - won
}

async function paidInSince({ ledgerEntries }: UseTables, memberId: string, from: number) {
  const where = { memberId, at: { atLeast: from }, kind: { in: paidInKinds } }
  const [paid] = await ledgerEntries.sum({ where, of: ['amount'] })
  return paid?.sums.amount ?? 0
}

/**
 * A member's stakes and winnings since a time, in minor units. Cancelled bets never count. If
 * refunds counted as winnings, the refund of an earlier bet would permit a higher stake.
 */
export async function playSince(
  { bets, memberDays }: Pick<UseTables, 'bets' | 'memberDays'>,
  memberId: string,
  from: number,
): Promise<{ staked: number; won: number }> {
  const firstDay = startOfDay(from + dayLength - 1)
  const days = { memberId, day: { atLeast: firstDay } }
  const [kept] = await memberDays.sum({ where: days, of: ['staked', 'win'] })
  const { staked, win } = kept?.sums ?? { staked: 0, win: 0 }
  if (from === firstDay) return { staked, won: win }
  const before = { atLeast: from, below: firstDay }
  const status = { in: ['PENDING', 'SETTLED'] }
  const [placed] = await bets.sum({ where: { memberId, placedAt: before, status }, of: ['stake'] })
  const ended = { memberId, settledAt: before, status: 'SETTLED' }
  const [settled] = await bets.sum({ where: ended, of: ['win'] })
  return {
    staked: staked + (placed?.sums.stake ?? 0),
    won: win + (settled?.sums.win ?? 0),
  }
}

/** Planned use of a limit. `amount` is in minor units, or in minutes for a time limit. */
type LimitUse = {
  kind: LimitKind
  amount: number
  /** Returns the sum of the accounts' open orders, in minor units. */
  sumOpenOrders?: (memberIds: readonly string[]) => Promise<number>
}

/**
 * Limit that a planned action would exceed; undefined if the action is allowed. Check a deposit as
 * `DEPOSIT`, a stake as `BET` and `LOSS` (it may be lost), and continued play as `TIME` with amount
 * 0. Limits count by the market's day, week (from Monday) and month, over all accounts of the
 * person.
 */
export async function brokenLimit(
  context: Pick<Context, 'now'>,
  tables: Tables,
  memberId: string,
  ...uses: readonly LimitUse[]
): Promise<BrokenLimit | undefined> {
  for (const scope of await limitScopesOf(tables, memberId, context.now())) {
    for (const use of uses) {
      const broken = await brokenIn(context, tables, scope, use)
      if (broken) return broken
    }
  }
  return undefined
}

async function brokenIn(
  { now }: Pick<Context, 'now'>,
  tables: Tables,
  { holderId, memberIds }: LimitScope,
  { kind, amount, sumOpenOrders }: LimitUse,
): Promise<BrokenLimit | undefined> {
  // This query locks the rows, so that concurrent actions of two accounts of a person are counted
  // one by one.
  const rows = await tables.playerLimits.find({ where: { memberId: holderId, kind } })
  const limits = limitPeriods.flatMap((period) => {
    const row = rows.find((one) => one.period === period)
    const limit = row ? limitInForce(row, now()) : null
    return limit === null ? [] : [{ period, limit }]
  })
  if (limits.length === 0) return undefined
  const added = amount + ((await sumOpenOrders?.(memberIds)) ?? 0)
  for (const { period, limit } of limits) {
    const { from, to } = periodAround(period, now())
    const usedAmount = await usedOf(tables, memberIds, { kind, from })
    const isBroken = kind === 'TIME' ? usedAmount + added >= limit : usedAmount + added > limit
    if (isBroken) return { kind, period, limit, usedAmount, endsAt: to }
  }
  return undefined
}
