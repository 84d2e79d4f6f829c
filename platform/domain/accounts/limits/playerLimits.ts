/** What members allow themselves: money in, losses, stakes and time, by day, week and month. */
import type { DomainTables, PlayerLimitRow } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import type { Context } from '../../base/context/context.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { type LimitPeriod, periodAround } from './limitPeriod.ts'
import { type LimitScope, limitScopesOf } from './personAccounts.ts'
import { minutesHere } from './playTime.ts'

export const limitKinds = ['DEPOSIT', 'LOSS', 'BET', 'TIME'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly LimitPeriod[]

/** A limit that something would break. */
export type BrokenLimit = {
  kind: LimitKind
  period: LimitPeriod
  /** Minor units, for time minutes: what is allowed, and what of it is used. */
  limit: number
  usedAmount: number
  /** When the period ends and it counts again, in milliseconds since 1970. */
  endsAt: number
}

/** What counts as money paid in. */
const paidInKinds = ['DEPOSIT', 'TRANSFER_RECEIVED'] as const satisfies readonly EntryKind[]

/** What tells how much of a limit is used. */
export type UseTables = Pick<DomainTables, 'ledgerEntries' | 'bets' | 'memberDays' | 'playDays'>
type Tables = UseTables & Pick<DomainTables, 'playerLimits' | 'personAccounts'>

/**
 * The limit that holds now: a looser one counts once its time has come. Null when there is none.
 */
export const limitInForce = (
  {
    amount,
    pendingAmount,
    pendingAt,
  }: Pick<PlayerLimitRow, 'amount' | 'pendingAmount' | 'pendingAt'>,
  now: number,
): number | null => (pendingAt !== null && pendingAt <= now ? pendingAmount : amount)

/**
 * Use of a limit by several accounts of one person since a moment: minor units, for time
 * minutes; never below zero.
 */
export async function usedOf(
  tables: UseTables,
  memberIds: readonly string[],
  { kind, from }: { kind: LimitKind; from: number },
): Promise<number> {
  let used = 0
  for (const memberId of memberIds) used += await usedBy(tables, memberId, { kind, from })
  // Winnings of one account offset losses of another.
  return Math.max(0, used)
}

async function usedBy(
  tables: UseTables,
  memberId: string,
  { kind, from }: { kind: LimitKind; from: number },
): Promise<number> {
  if (kind === 'TIME') return minutesHere(tables, memberId, from)
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
 * What a member has staked and won since a moment, in minor units: the stakes of bets that were
 * called off are none, whenever that was, for what comes back of an earlier one is no room for
 * another stake.
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

/** A planned use of a limit; `amount` in minor units, for time in minutes. */
type LimitUse = {
  kind: LimitKind
  amount: number
  /** Sum of the accounts' open orders besides, in minor units. */
  coming?: (memberIds: readonly string[]) => Promise<number>
}

/**
 * The limit that a member would break: by paying in an amount (DEPOSIT), by a stake (ask for BET
 * and for LOSS, since a stake may be lost), or by going on to play (TIME, amount 0). Undefined when
 * they may.
 * Limits count by the market's day, week (from Monday) and month, over all accounts of the person.
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
  { kind, amount, coming }: LimitUse,
): Promise<BrokenLimit | undefined> {
  // These rows are locked, so two accounts of one person are counted one after the other.
  const rows = await tables.playerLimits.find({ where: { memberId: holderId, kind } })
  const limits = limitPeriods.flatMap((period) => {
    const row = rows.find((one) => one.period === period)
    const limit = row ? limitInForce(row, now()) : null
    return limit === null ? [] : [{ period, limit }]
  })
  if (limits.length === 0) return undefined
  const added = amount + ((await coming?.(memberIds)) ?? 0)
  for (const { period, limit } of limits) {
    const { from, to } = periodAround(period, now())
    const usedAmount = await usedOf(tables, memberIds, { kind, from })
    const isBroken = kind === 'TIME' ? usedAmount + added >= limit : usedAmount + added > limit
    if (isBroken) return { kind, period, limit, usedAmount, endsAt: to }
  }
  return undefined
}
