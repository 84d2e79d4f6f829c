import { compareTexts } from './compare.ts'

/** Rows that are read at once. */
const usualSize = 500

/**
 * All rows before a moment, newest first, in pages that each begin where the one before it ended.
 * No page is found by counting rows, and none holds more than `size`, so that any number of rows
 * takes the memory of one page. Rows that come in meanwhile are left out.
 * @param read the rows with a time below a bound, in the order of `newestFirst`, up to a limit.
 */
export async function* newestInPages<Row extends { id: string }>(
  read: (below: number, limit: number) => Promise<Row[]>,
  timeOf: (row: Row) => number,
  before: number,
  size = usualSize,
): AsyncGenerator<Row[]> {
  let below = before
  let last: Row | undefined
  let limit = size
  for (;;) {
    const rows = await read(below, limit)
    const next = rows.filter((row) => last === undefined || isAfter(row, last, timeOf))
    if (next.length > 0) yield next
    if (rows.length < limit) return
    // More rows share the last moment than a page holds.
    limit = next.length === 0 ? limit * 2 : size
    last = next.at(-1) ?? last
    // Rows of the same moment may be left; those that were given are left out above.
    if (last !== undefined) below = timeOf(last) + 1
  }
}

/** True if the row comes after the last one in the order of newest first. */
function isAfter<Row extends { id: string }>(row: Row, last: Row, timeOf: (row: Row) => number) {
  const difference = timeOf(row) - timeOf(last)
  return difference < 0 || (difference === 0 && compareTexts(row.id, last.id) < 0)
}
