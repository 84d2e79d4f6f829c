/** Pages of a long list, of which it is known how many rows there are in each span of time. */
import { newestFirst, type PageOf, type PageRequest } from './pageOf.ts'
import type { Collection, Where } from './store.ts'

type Period = { from: number; to: number }
/** How many rows there are in the span that begins then. */
type SpanCount = { from: number; count: number }

/**
 * Where the rows of a page are, and how many of those that are newer stand there too.
 * @param spans those that have rows, the newest first. @param length of each, in milliseconds.
 * @returns `read` is undefined for a page after the last.
 */
export function spansOfPage(
  spans: readonly SpanCount[],
  length: number,
  period: Period,
  { page, pageSize }: Required<PageRequest>,
): { total: number; read: Period | undefined; skipped: number } {
  const total = spans.reduce((sum, { count }) => sum + count, 0)
  let skipped = (page - 1) * pageSize
  const first = spans.findIndex(({ count }) => {
    if (count > skipped) return true
    skipped -= count
    return false
  })
  const newest = spans[first]
  if (!newest) return { total, read: undefined, skipped }
  let held = 0
  const oldest = spans.slice(first).find(({ count }) => {
    held += count
    return held >= skipped + pageSize
  })
  const read = {
    from: Math.max(period.from, (oldest ?? spans.at(-1) ?? newest).from),
    to: Math.min(period.to, newest.from + length),
  }
  return { total, read, skipped }
}

/** Rows by their time, the newest first. */
type Timed<Row> = {
  collection: Pick<Collection<Row>, 'find'>
  time: keyof Row & string
  where: (period: Period) => Where<Row>
}

/**
 * A page of rows that are counted: only the spans that it is of are read.
 * @param counts how many there are in the span that begins then. @param length as above.
 */
export async function pageOfSpans<Row>(
  { collection, time, where }: Timed<Row>,
  counts: ReadonlyMap<number, number>,
  length: number,
  period: Period,
  { page = 1, pageSize = 20 }: PageRequest,
): Promise<PageOf<Row>> {
  const spans = [...counts].toSorted(([a], [b]) => b - a).map(([from, count]) => ({ from, count }))
  const { total, read, skipped } = spansOfPage(spans, length, period, { page, pageSize })
  if (!read) return { items: [], page, pageSize, total }
  const orderBy = newestFirst(time)
  const query = { where: where(read), orderBy, limit: pageSize, offset: skipped }
  return { items: await collection.find(query), page, pageSize, total }
}
