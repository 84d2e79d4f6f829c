/**
 * Rows of many owners, such as the bets of a team: read and added up in pieces of so few rows that
 * nobody else waits for one of them, however many there are in all.
 */
import { compareTexts } from './compare.ts'
import { inPieces } from './inPieces.ts'
import { newestInPages } from './newestInPages.ts'
import { asItIs, newestFirst, type PageOf, type PageRequest, pageOfRows } from './pageOf.ts'
import { spansOfPage } from './spansOfPage.ts'
import type { Collection, SumQuery, Where } from './store.ts'

type Period = { from: number; to: number }

/** A collection whose rows have an owner and a time. */
export type Owned<Row extends { id: string }, Owner extends keyof Row & string> = {
  collection: Pick<Collection<Row>, 'find' | 'count' | 'sum'>
  owner: Owner
  time: keyof Row & string
  /** The rows of some owners in a period that the filters leave. */
  where: (owners: readonly string[], period: Period) => Where<Row>
}

/** Rows of a piece: some milliseconds of a database. */
const mostRows = 2_000
/** Rows that are given at once. */
const mostAtOnce = 1_000
const hour = 3_600_000

/**
 * The owners in pieces that have not too many rows in the period. Who has none is in no piece, but
 * where all are asked for at once.
 */
export async function piecesOf<Row extends { id: string }, Owner extends keyof Row & string>(
  { collection, owner, where }: Owned<Row, Owner>,
  owners: readonly string[],
  period: Period,
): Promise<(readonly string[])[]> {
  const all = [...inPieces(owners)]
  if (all.length <= 1) return all
  const pieces: string[][] = []
  let rows = mostRows
  for (const some of all) {
    for (const { by, count } of await collection.sum({ where: where(some, period), by: [owner] })) {
      if (rows + count > mostRows) {
        pieces.push([])
        rows = 0
      }
      pieces.at(-1)?.push(String(by[owner]))
      rows += count
    }
  }
  return pieces
}

/** The sums of each piece, one after the other: those of equal rows may come more than once. */
export async function sumsOf<
  Row extends { id: string },
  Owner extends keyof Row & string,
  By extends keyof Row & string = never,
  Of extends keyof Row & string = never,
>(
  { collection, where }: Owned<Row, Owner>,
  pieces: readonly (readonly string[])[],
  period: Period,
  query: Omit<SumQuery<Row, By, Of>, 'where'>,
) {
  const sums = []
  for (const piece of pieces) {
    sums.push(...(await collection.sum({ ...query, where: where(piece, period) })))
  }
  return sums
}

/** How many rows there are in each hour, the newest first; hours without any are left out. */
async function countsOf<Row extends { id: string }, Owner extends keyof Row & string>(
  owned: Owned<Row, Owner>,
  pieces: readonly (readonly string[])[],
  period: Period,
): Promise<{ from: number; count: number }[]> {
  const counts = new Map<number, number>()
  const spans = { column: owned.time, length: hour, from: 0 }
  for (const { span, count } of await sumsOf(owned, pieces, period, { spans })) {
    counts.set(span ?? 0, (counts.get(span ?? 0) ?? 0) + count)
  }
  return [...counts].toSorted(([a], [b]) => b - a).map(([from, count]) => ({ from, count }))
}

/** The rows of all pieces in a period, the newest first, up to a limit. */
export async function newestOf<Row extends { id: string }, Owner extends keyof Row & string>(
  { collection, time, where }: Owned<Row, Owner>,
  pieces: readonly (readonly string[])[],
  period: Period,
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const piece of pieces) {
    const orderBy = newestFirst(time)
    rows.push(...(await collection.find({ where: where(piece, period), orderBy, limit })))
  }
  const newest = rows.toSorted(
    (a, b) => Number(b[time]) - Number(a[time]) || compareTexts(b.id, a.id),
  )
  return newest.slice(0, limit)
}

/** A page of the rows of all pieces, the newest first; only the hours that it is of are read. */
export async function pageOfOwned<Row extends { id: string }, Owner extends keyof Row & string>(
  owned: Owned<Row, Owner>,
  pieces: readonly (readonly string[])[],
  period: Period,
  request: PageRequest,
): Promise<PageOf<Row>> {
  const [only] = pieces
  const { collection, time, where } = owned
  if (pieces.length <= 1) {
    const query = { where: where(only ?? [], period), orderBy: newestFirst(time) }
    return pageOfRows(collection, query, request, asItIs)
  }
  const { page = 1, pageSize = 20 } = request
  const hours = await countsOf(owned, pieces, period)
  const { total, read, skipped } = spansOfPage(hours, hour, period, { page, pageSize })
  if (!read) return { items: [], page, pageSize, total }
  const rows = await newestOf(owned, pieces, read, skipped + pageSize)
  return { items: rows.slice(skipped), page, pageSize, total }
}

/**
 * All rows of many owners in a period, the newest first, in pages of some hours each, or of a part
 * of one that has very many.
 */
export async function* ownedInPages<Row extends { id: string }, Owner extends keyof Row & string>(
  owned: Owned<Row, Owner>,
  owners: readonly string[],
  period: Period,
): AsyncGenerator<Row[]> {
  const pieces = await piecesOf(owned, owners, period)
  /** Where there are few rows, all who have any are asked for in few pieces. */
  const few = [...inPieces(pieces.flat())]
  const between = (from: number, to: number, count: number) =>
    newestInPages(
      (below, limit) =>
        newestOf(owned, count > mostRows ? pieces : few, { from, to: below }, limit),
      (row) => Number(row[owned.time]),
      to,
      mostAtOnce,
    )
  let to = period.to
  let held = 0
  for (const { from, count } of await countsOf(owned, pieces, period)) {
    if (held > 0 && held + count > mostAtOnce) {
      yield* between(from + hour, to, held)
      to = from + hour
      held = 0
    }
    held += count
  }
  if (held > 0) yield* between(period.from, to, held)
}
