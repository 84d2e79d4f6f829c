/** What members allow themselves: money in, losses, stakes and time, by day, week and month. */
import type { PlayerLimitRow, WorldTables } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import type { World } from '../../base/world/world.ts'
import { type LimitPeriod, periodAround } from './limitPeriod.ts'
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

/** What of a member's accounts counts towards each kind of money: positive is what came in. */
const countedKinds: Readonly<Record<Exclude<LimitKind, 'TIME'>, readonly EntryKind[]>> = {
  DEPOSIT: ['DEPOSIT', 'TRANSFER_RECEIVED'],
  BET: ['BET'],
  LOSS: ['BET', 'WIN'],
}

/** What tells how much of a limit is used. */
export type UseTables = Pick<WorldTables, 'ledgerEntries' | 'bets' | 'playDays'>
type Tables = UseTables & Pick<WorldTables, 'playerLimits'>

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
 * What of a limit a member has used since a moment: minor units, for time minutes; never below
 * zero.
 */
export async function usedOf(
  tables: UseTables,
  memberId: string,
  { kind, from }: { kind: LimitKind; from: number },
): Promise<number> {
  if (kind === 'TIME') return minutesHere(tables, memberId, from)
  const [moved] = await tables.ledgerEntries.sum({
    where: { memberId, at: { atLeast: from }, kind: { in: countedKinds[kind] } },
    of: ['amount'],
  })
  const sum = moved?.sums.amount ?? 0
  if (kind === 'DEPOSIT') return sum
  return Math.max(0, -sum - (await calledOffSince(tables, memberId, from)))
}

/**
 * The stakes of bets that were called off, in minor units: only of those that were placed in the
 * period, for what comes back of an earlier one is no room for another stake.
 */
async function calledOffSince({ bets }: UseTables, memberId: string, from: number) {
  const [calledOff] = await bets.sum({
    where: { memberId, placedAt: { atLeast: from }, status: 'CANCELLED' },
    of: ['stake'],
  })
  return calledOff?.sums.stake ?? 0
}

/**
 * The limit that a member would break: by paying in an amount (DEPOSIT), by a stake (ask for BET
 * and for LOSS, since a stake may be lost), or by going on to play (TIME, amount 0). Undefined when
 * they may.
 * Limits count by the market's day, week (from Monday) and month.
 * @param amount minor units; for time minutes.
 */
export async function brokenLimit(
  { now }: Pick<World, 'now'>,
  tables: Tables,
  memberId: string,
  { kind, amount }: { kind: LimitKind; amount: number },
): Promise<BrokenLimit | undefined> {
  const rows = await tables.playerLimits.find({ where: { memberId, kind } })
  for (const period of limitPeriods) {
    const row = rows.find((one) => one.period === period)
    const limit = row ? limitInForce(row, now()) : null
    if (limit === null) continue
    const { from, to } = periodAround(period, now())
    const usedAmount = await usedOf(tables, memberId, { kind, from })
    const isBroken = kind === 'TIME' ? usedAmount + amount >= limit : usedAmount + amount > limit
    if (isBroken) return { kind, period, limit, usedAmount, endsAt: to }
  }
  return undefined
}
