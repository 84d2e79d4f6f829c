/** Pages of a long list whose row counts per time span are known. */
import { newestFirst, type PageOf, type PageRequest } from './pageOf.ts'
import type { Collection, Where } from './store.ts'

type Period = { from: number; to: number }
/** Number of rows in the span that starts at `from`. */
type SpanCount = { from: number; count: number }

/**
 * Finds the period that contains the rows of a page.
 * @param spans spans with rows, the newest first.
 * @param length length of a span in milliseconds.
 * @param skip number of rows newer than the page.
 * @param take maximum number of rows.
 * @returns `read`: the period; undefined if the page is after the last page. `held`: number of rows
 * in the period. `skip`: number of those rows that are newer than the page.
 */
export function spansOfPage(
  spans: readonly SpanCount[],
  length: number,
  period: Period,
  { skip, take }: { skip: number; take: number },
): { read: Period | undefined; held: number; skip: number } {
  let skipped = skip
  const first = spans.findIndex(({ count }) => {
    if (count > skipped) return true
    skipped -= count
    return false
  })
  const newest = spans[first]
  if (!newest) return { read: undefined, held: 0, skip: skipped }
  let held = 0
  const oldest = spans.slice(first).find(({ count }) => {
    held += count
    return held >= skipped + take
  })
  const read = {
    from: Math.max(period.from, (oldest ?? spans.at(-1) ?? newest).from),
    to: Math.min(period.to, newest.from + length),
  }
  return { read, held, skip: skipped }
}

/** Sorts row counts by start of the span, the newest first. */
export const newestSpans = (counts: ReadonlyMap<number, number>): SpanCount[] =>
  [...counts].toSorted(([a], [b]) => b - a).map(([from, count]) => ({ from, count }))

export const totalOf = (counts: ReadonlyMap<number, number>): number =>
  counts.values().reduce((sum, count) => sum + count, 0)

type Timed<Row> = {
  collection: Pick<Collection<Row>, 'find'>
  time: keyof Row & string
  where: (period: Period) => Where<Row>
}

/**
 * A page of rows, newest first. Reads only the spans that the page covers, by the known row counts.
 * @param counts number of rows by start of the span.
 * @param length length of a span in milliseconds.
 */
export async function pageOfSpans<Row>(
  { collection, time, where }: Timed<Row>,
  counts: ReadonlyMap<number, number>,
  length: number,
  period: Period,
  { page = 1, pageSize = 20 }: PageRequest,
): Promise<PageOf<Row>> {
  const total = totalOf(counts)
  const wanted = { skip: (page - 1) * pageSize, take: pageSize }
  const { read, skip: skipped } = spansOfPage(newestSpans(counts), length, period, wanted)
  if (!read) return { items: [], page, pageSize, total }
  const orderBy = newestFirst(time)
  const query = { where: where(read), orderBy, limit: pageSize, offset: skipped }
  return { items: await collection.find(query), page, pageSize, total }
}
