/**
 * Rows of many owners, such as the bets of a team: read and added up in pieces of so few rows that
 * nobody else waits for one of them, however many there are in all.
 */
import { compareTexts } from './compare.ts'
import { inPieces } from './inPieces.ts'
import { newestInPages } from './newestInPages.ts'
import { newestFirst, type PageOf, type PageRequest } from './pageOf.ts'
import { newestSpans, spansOfPage, totalOf } from './spansOfPage.ts'
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

/** Owners that one statement asks for after the other. */
export type Pieces = readonly (readonly string[])[]

/** Rows of a piece: some milliseconds of a database. */
const mostRows = 2_000
/** Rows that are given at once. */
const mostAtOnce = 1_000
const minute = 60_000
const hour = 60 * minute

/**
 * The owners in pieces that have not too many rows in the period: who has very many is alone in
 * one, and who has none is in no piece, but where one alone is asked for.
 */
export async function piecesOf<Row extends { id: string }, Owner extends keyof Row & string>(
  owned: Owned<Row, Owner>,
  owners: readonly string[],
  period: Period,
): Promise<Pieces> {
  if (owners.length <= 1) return owners.map((one) => [one])
  const { owner } = owned
  const counts = await sumsOf(owned, [...inPieces(owners)], period, { by: [owner] })
  return inFewRows(counts.map(({ by, count }) => ({ owner: String(by[owner]), count })))
}

/** Owners in such pieces, who are known to have so many rows. */
export function inFewRows(counts: readonly { owner: string; count: number }[]): Pieces {
  const pieces: string[][] = []
  let rows = mostRows
  for (const { owner, count } of counts) {
    if (rows + count > mostRows) {
      pieces.push([])
      rows = 0
    }
    pieces.at(-1)?.push(owner)
    rows += count
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
  pieces: Pieces,
  period: Period,
  query: Omit<SumQuery<Row, By, Of>, 'where'>,
) {
  const sums = []
  for (const piece of pieces) {
    sums.push(...(await collection.sum({ ...query, where: where(piece, period) })))
  }
  return sums
}

/** How many rows there are in each span, the newest first; spans without any are left out. */
async function countsOf<Row extends { id: string }, Owner extends keyof Row & string>(
  owned: Owned<Row, Owner>,
  pieces: Pieces,
  period: Period,
  length: number,
) {
  const counts = new Map<number, number>()
  const spans = { column: owned.time, length, from: 0 }
  for (const { span, count } of await sumsOf(owned, pieces, period, { spans })) {
    counts.set(span ?? 0, (counts.get(span ?? 0) ?? 0) + count)
  }
  return newestSpans(counts)
}

/** The rows of all pieces in a period, the newest first, up to a limit, after some that are newer. */
export async function newestOf<Row extends { id: string }, Owner extends keyof Row & string>(
  { collection, time, where }: Owned<Row, Owner>,
  pieces: Pieces,
  period: Period,
  limit: number,
  skipped = 0,
): Promise<Row[]> {
  const orderBy = newestFirst(time)
  const [only] = pieces
  if (only && pieces.length === 1) {
    return collection.find({ where: where(only, period), orderBy, limit, offset: skipped })
  }
  const rows: Row[] = []
  for (const piece of pieces) {
    const query = { where: where(piece, period), orderBy, limit: skipped + limit }
    rows.push(...(await collection.find(query)))
  }
  const newest = rows.toSorted(
    (a, b) => Number(b[time]) - Number(a[time]) || compareTexts(b.id, a.id),
  )
  return newest.slice(skipped, skipped + limit)
}

/**
 * A page of the rows of many owners, of which it is known how many there are on each day; the newest
 * first. Only the days that it is of are read, and of very many rows only the hours or minutes.
 * @param piecesIn pieces of those who have any in a period, as `piecesOf`.
 * @param days how many there are on the day that begins then.
 */
export async function pageOfOwned<Row extends { id: string }, Owner extends keyof Row & string>(
  owned: Owned<Row, Owner>,
  piecesIn: (period: Period) => Promise<Pieces>,
  days: ReadonlyMap<number, number>,
  period: Period,
  { page = 1, pageSize = 20 }: PageRequest,
): Promise<PageOf<Row>> {
  const total = totalOf(days)
  const wanted = { skip: (page - 1) * pageSize, take: pageSize }
  let place = spansOfPage(newestSpans(days), 24 * hour, period, wanted)
  const pieces = place.read ? await piecesIn(place.read) : []
  for (const length of [hour, minute]) {
    const { read, held, skipped } = place
    if (!read || held <= mostRows) break
    const counts = await countsOf(owned, pieces, read, length)
    place = spansOfPage(counts, length, read, { skip: skipped, take: pageSize })
  }
  const { read, skipped } = place
  const items = read ? await newestOf(owned, pieces, read, pageSize, skipped) : []
  return { items, page, pageSize, total }
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
  for (const { from, count } of await countsOf(owned, pieces, period, hour)) {
    if (held > 0 && held + count > mostAtOnce) {
      yield* between(from + hour, to, held)
      to = from + hour
      held = 0
    }
    held += count
  }
  if (held > 0) yield* between(period.from, to, held)
}
