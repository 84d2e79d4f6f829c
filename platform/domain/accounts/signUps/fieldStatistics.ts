/** Usage statistics of the registration fields, for operators. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { FormHourRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { beginningOf, dayLength, hourLength } from '../../base/time/spans.ts'

type Statistics = components['schemas']['FieldStatistics']

/** Consecutive time spans of equal length. The last one contains the current time. */
type Span = { from: number; length: number; count: number }

const spansAt = (now: number): { hours: Span; days: Span } => ({
  hours: {
    from: beginningOf(now, hourLength) - 23 * hourLength,
    length: hourLength,
    count: 24,
  },
  days: { from: beginningOf(now, dayLength) - 6 * dayLength, length: dayLength, count: 7 },
})

/** Sums hourly counts by span; 0 for a span without rows. */
function sumUp(
  rows: readonly FormHourRow[],
  { from, length, count }: Span,
  countOf: (row: FormHourRow) => number,
): number[] {
  const sums = Array.from({ length: count }, () => 0)
  for (const row of rows) {
    const index = Math.floor((row.hour - from) / length)
    const before = sums[index]
    if (before !== undefined) sums[index] = before + countOf(row)
  }
  return sums
}

const formCounts = (rows: readonly FormHourRow[], span: Span): Statistics['hours'] => ({
  from: new Date(span.from).toISOString(),
  opened: sumUp(rows, span, ({ opened }) => opened),
  registered: sumUp(rows, span, ({ registered }) => registered),
})

function fieldCounts(rows: readonly FormHourRow[], span: Span, field: string) {
  const one = (index: 0 | 1 | 2 | 3) =>
    sumUp(
      rows,
      span,
      ({ fields }) => (Object.hasOwn(fields, field) ? fields[field]?.[index] : 0) ?? 0,
    )
  return { seen: one(0), failed: one(1), left: one(2), unchecked: one(3) }
}

/** Statistics of the given fields for the last 24 hours and 7 days. */
export async function fieldStatistics(
  context: Pick<Context, 'store' | 'now'>,
  fields: readonly string[],
): Promise<Statistics> {
  const now = context.now()
  const { hours, days } = spansAt(now)
  const rows = await context.store.formHours.find({ where: { hour: { atLeast: days.from } } })
  return {
    generatedAt: new Date(now).toISOString(),
    hours: formCounts(rows, hours),
    days: formCounts(rows, days),
    fields: fields.map((field) => ({
      field,
      hours: fieldCounts(rows, hours, field),
      days: fieldCounts(rows, days, field),
    })),
  }
}
