/** Pages of a long list, of which it is known how many rows there are in each span of time. */
import { newestFirst, type PageOf, type PageRequest } from './pageOf.ts'
import type { Collection, Where } from './store.ts'

type Period = { from: number; to: number }
/** How many rows there are in the span that begins then. */
type SpanCount = { from: number; count: number }

/**
 * Where the rows of a page are, how many stand there, and how many of those are newer.
 * @param spans those that have rows, the newest first. @param length of each, in milliseconds.
 * @param skip how many rows are newer than the page. @param take how many it has at most.
 * @returns `read` is undefined for a page after the last.
 */
export function spansOfPage(
  spans: readonly SpanCount[],
  length: number,
  period: Period,
  { skip, take }: { skip: number; take: number },
): { read: Period | undefined; held: number; skipped: number } {
  let skipped = skip
  const first = spans.findIndex(({ count }) => {
    if (count > skipped) return true
    skipped -= count
    return false
  })
  const newest = spans[first]
  if (!newest) return { read: undefined, held: 0, skipped }
  let held = 0
  const oldest = spans.slice(first).find(({ count }) => {
    held += count
    return held >= skipped + take
  })
  const read = {
    from: Math.max(period.from, (oldest ?? spans.at(-1) ?? newest).from),
    to: Math.min(period.to, newest.from + length),
  }
  return { read, held, skipped }
}

/** Counts by the span that begins then as a list, the newest first. */
export const newestSpans = (counts: ReadonlyMap<number, number>): SpanCount[] =>
  [...counts].toSorted(([a], [b]) => b - a).map(([from, count]) => ({ from, count }))

/** How many rows all spans have. */
export const totalOf = (counts: ReadonlyMap<number, number>): number =>
  counts.values().reduce((sum, count) => sum + count, 0)

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
  const total = totalOf(counts)
  const wanted = { skip: (page - 1) * pageSize, take: pageSize }
  const { read, skipped } = spansOfPage(newestSpans(counts), length, period, wanted)
  if (!read) return { items: [], page, pageSize, total }
  const orderBy = newestFirst(time)
  const query = { where: where(read), orderBy, limit: pageSize, offset: skipped }
  return { items: await collection.find(query), page, pageSize, total }
}
