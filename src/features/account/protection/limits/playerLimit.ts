import type { Value } from '../../../../api/operations.ts'
import { toMinor } from '../../../../lib/money.ts'

export type PlayerLimit = Value<'GET /wps/member/limits'>['items'][number]
export type LimitId = PlayerLimit['limitId']
export type LimitKind = PlayerLimit['kind']
export type LimitPeriod = PlayerLimit['period']

/** Kinds of limits, in the order in which the page shows them. */
export const limitKinds: readonly LimitKind[] = ['DEPOSIT', 'LOSS', 'BET', 'TIME']
export const limitPeriods: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH']

export const minutesOf: Readonly<Record<LimitPeriod, number>> = {
  DAY: 1_440,
  WEEK: 10_080,
  MONTH: 44_640,
}

/**
 * Size of a limit or of its pending change.
 * @returns minor units, or minutes for time; null for no limit.
 */
export function sizeOf({
  amount,
  minutes,
}: Pick<PlayerLimit, 'amount' | 'minutes'>): number | null {
  if (minutes !== undefined) return minutes
  return amount === undefined ? null : toMinor(amount)
}

/** Usage of a limit in its current period, in minor units, or minutes for time. */
export const usedSize = ({ used, usedMinutes }: PlayerLimit): number =>
  usedMinutes ?? (used === undefined ? 0 : toMinor(used))

/** True if a time limit is reached, or nothing is left of a money limit. */
export function isUsedUp(limit: PlayerLimit): boolean {
  const size = sizeOf(limit)
  return size !== null && usedSize(limit) >= size
}
