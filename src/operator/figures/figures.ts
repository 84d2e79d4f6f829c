import type { components } from '../../api/gen/paths.ts'

export type Statistics = components['schemas']['FieldStatistics']
/** `hours`: the last 24 hours; `days`: the last 7 days. */
export type Period = 'hours' | 'days'
type FieldCounts = components['schemas']['FieldCounts']

const hour = 3_600_000
/** Milliseconds between the starts of two counts. */
const lengths = { hours: hour, days: 24 * hour } satisfies Record<Period, number>

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * Statistics of a field. Shares are relative to the number of players who saw the field. They are
 * undefined if nobody saw it.
 */
export type FieldFigure = {
  field: string
  counts: FieldCounts
  seenCount: number
  failedCount: number
  leftCount: number
  /** Number of players whose value was accepted because the pattern's check timed out. */
  uncheckedCount: number
  failedShare: number | undefined
  leftShare: number | undefined
}

// The share is limited to 1, because a form's views and failures may be counted in different
// periods, so that `part` may exceed `total`.
const shareOf = (part: number, total: number): number | undefined =>
  total === 0 ? undefined : Math.min(part / total, 1)

export function fieldFigures({ fields }: Statistics, period: Period): FieldFigure[] {
  return fields.map((each) => {
    const counts = each[period]
    const seenCount = sumOf(counts.seen)
    const failedCount = sumOf(counts.failed)
    const leftCount = sumOf(counts.left)
    return {
      field: each.field,
      counts,
      seenCount,
      failedCount,
      leftCount,
      uncheckedCount: sumOf(counts.unchecked),
      failedShare: shareOf(failedCount, seenCount),
      leftShare: shareOf(leftCount, seenCount),
    }
  })
}

export type FigureOrder = 'worst' | 'failed' | 'left' | 'form'

const trouble = ({ failedShare = 0, leftShare = 0 }: FieldFigure) => failedShare + leftShare

const measures = {
  worst: trouble,
  failed: ({ failedCount }) => failedCount,
  left: ({ leftCount }) => leftCount,
} satisfies Record<Exclude<FigureOrder, 'form'>, (figure: FieldFigure) => number>

/** Sorts figures by a measure, largest first. Fields with equal values keep the form order. */
export function sortFigures(
  figures: readonly FieldFigure[],
  order: FigureOrder,
): readonly FieldFigure[] {
  if (order === 'form') return figures
  const measure = measures[order]
  return figures.toSorted((one, other) => measure(other) - measure(one))
}

/** Number of opened forms, number of registrations, and their quotient. */
export function funnelOf(statistics: Statistics, period: Period) {
  const openedCount = sumOf(statistics[period].opened)
  const registeredCount = sumOf(statistics[period].registered)
  return { openedCount, registeredCount, share: shareOf(registeredCount, openedCount) }
}

/** Start of each count of a period, as an RFC 3339 timestamp. */
export function beginningsOf(statistics: Statistics, period: Period): string[] {
  const { from, opened } = statistics[period]
  return opened.map((_, index) =>
    new Date(Date.parse(from) + index * lengths[period]).toISOString(),
  )
}
