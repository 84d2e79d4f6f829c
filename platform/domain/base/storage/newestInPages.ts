import { compareTexts } from './compare.ts'

/** Number of rows per page. */
const usualSize = 500

/**
 * All rows before a time, newest first, in pages. Each page continues after the last row of the
 * previous page, without an offset. A page has more than `size` rows only if more than `size` rows
 * share one timestamp. Rows that are added during the iteration are left out.
 * @param read returns up to `limit` rows with a time below `bound`, in the order of `newestFirst`.
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
    // If a full page has no new row, all its rows have the timestamp of `last`. A larger page is
    // needed to get beyond them.
    limit = next.length === 0 ? limit * 2 : size
    last = next.at(-1) ?? last
    // Other rows may share this timestamp; the filter above removes those already returned.
    if (last !== undefined) bound = timeOf(last) + 1
  }
}

/** True if the row follows the last one in newest-first order. */
function isAfter<Row extends { id: string }>(row: Row, last: Row, timeOf: (row: Row) => number) {
  const difference = timeOf(row) - timeOf(last)
  return difference < 0 || (difference === 0 && compareTexts(row.id, last.id) < 0)
}
