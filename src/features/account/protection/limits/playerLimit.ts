import type { Value } from '../../../../api/operations.ts'
import { toMinor } from '../../../../lib/money.ts'

export type PlayerLimit = Value<'GET /wps/member/limits'>['items'][number]
export type LimitId = PlayerLimit['limitId']
export type LimitKind = PlayerLimit['kind']
export type LimitPeriod = PlayerLimit['period']

/** In the order in which the page shows them. */
export const limitKinds: readonly LimitKind[] = ['DEPOSIT', 'LOSS', 'BET', 'TIME']
export const limitPeriods: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH']

/** The minutes that a period can have. */
export const minutesOf: Readonly<Record<LimitPeriod, number>> = {
  DAY: 1_440,
  WEEK: 10_080,
  MONTH: 44_640,
}

/**
 * What a limit allows, or one that is to come.
 * @returns minor units, for time minutes; null for no limit.
 */
export function sizeOf({
  amount,
  minutes,
}: Pick<PlayerLimit, 'amount' | 'minutes'>): number | null {
  if (minutes !== undefined) return minutes
  return amount === undefined ? null : toMinor(amount)
}

/** What of a limit is used in its period: minor units, for time minutes. */
export const usedSize = ({ used, usedMinutes }: PlayerLimit): number =>
  usedMinutes ?? (used === undefined ? 0 : toMinor(used))

/** True if nothing more goes: time is over at its limit, money when nothing of it is left. */
export function isUsedUp(limit: PlayerLimit): boolean {
  const size = sizeOf(limit)
  return size !== null && usedSize(limit) >= size
}
