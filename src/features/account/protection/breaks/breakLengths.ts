import { monthsLater } from '../../../../lib/monthsLater.ts'

export type BreakKind = 'TIME_OUT' | 'SELF_EXCLUSION'

/** Length of a break. `id` is the form's value; `unit` and `count` are displayed. */
export type BreakLength =
  | { id: string; unit: 'days' | 'weeks'; count: number; hours: number }
  | { id: string; unit: 'months' | 'years'; count: number; months: 1 | 3 | 6 | 12 | 24 | 36 | 60 }
  | { id: 'forGood' }

const day = 24

const timeOuts: readonly BreakLength[] = [
  { id: '1d', unit: 'days', count: 1, hours: day },
  { id: '2d', unit: 'days', count: 2, hours: 2 * day },
  { id: '3d', unit: 'days', count: 3, hours: 3 * day },
  { id: '1w', unit: 'weeks', count: 1, hours: 7 * day },
  { id: '2w', unit: 'weeks', count: 2, hours: 14 * day },
  { id: '30d', unit: 'days', count: 30, hours: 30 * day },
  { id: '6w', unit: 'weeks', count: 6, hours: 42 * day },
]

const exclusions: readonly BreakLength[] = [
  { id: '1m', unit: 'months', count: 1, months: 1 },
  { id: '3m', unit: 'months', count: 3, months: 3 },
  { id: '6m', unit: 'months', count: 6, months: 6 },
  { id: '1y', unit: 'years', count: 1, months: 12 },
  { id: '2y', unit: 'years', count: 2, months: 24 },
  { id: '3y', unit: 'years', count: 3, months: 36 },
  { id: '5y', unit: 'years', count: 5, months: 60 },
  { id: 'forGood' },
]

/** Lengths on offer, the shortest first. */
export const lengthsOf = (kind: BreakKind): readonly BreakLength[] =>
  kind === 'TIME_OUT' ? timeOuts : exclusions

/**
 * End of a break that begins at `now`.
 * @returns milliseconds since 1970, like `now`; undefined for a break without an end.
 */
export function endOf(length: BreakLength, now: number): number | undefined {
  if ('hours' in length) return now + length.hours * 3_600_000
  return 'months' in length ? monthsLater(now, length.months) : undefined
}
