import { compareTexts } from './compare.ts'

/** Number of rows per page. */
const usualSize = 500

/**
 * All rows before a time, newest first, in pages that each continue after the last row of the
 * previous page. No page is found by an offset, and none exceeds `size`, so memory is limited to
 * one page. Rows added meanwhile are left out.
 * @param read returns rows with a time below a bound, in the order of `newestFirst`, up to a limit.
 */
export async function* newestInPages<Row extends { id: string }>(
  read: (bound: number, limit: number) => Promise<Row[]>,
  timeOf: (row: Row) => number,
  before: number,
  size = usualSize,
): AsyncGenerator<Row[]> {
  let bound = before
  let last: Row | undefined
  let limit = size
  for (;;) {
    const rows = await read(bound, limit)
    const next = rows.filter((row) => last === undefined || isAfter(row, last, timeOf))
    if (next.length > 0) yield next
    if (rows.length < limit) return
    // More rows than a page share the timestamp of the last row.
    limit = next.length === 0 ? limit * 2 : size
    last = next.at(-1) ?? last
    // More rows with this timestamp may remain; those already returned are filtered out above.
    if (last !== undefined) bound = timeOf(last) + 1
  }
}

/** True if the row follows the last one in newest-first order. */
function isAfter<Row extends { id: string }>(row: Row, last: Row, timeOf: (row: Row) => number) {
  const difference = timeOf(row) - timeOf(last)
  return difference < 0 || (difference === 0 && compareTexts(row.id, last.id) < 0)
}
