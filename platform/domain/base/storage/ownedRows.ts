/**
 * Rows of many owners, such as the bets of a team's members. The owners are split into chunks with
 * a limited number of rows, so that no statement blocks others for long.
 */
import { compareTexts } from './compare.ts'
import { inPieces } from './inPieces.ts'
import { newestInPages } from './newestInPages.ts'
import { newestFirst, type PageOf, type PageRequest } from './pageOf.ts'
import { newestSpans, spansOfPage, totalOf } from './spansOfPage.ts'
import type { Collection, SumQuery, Where } from './store.ts'

type Period = { from: number; to: number }

export type Owned<Row extends { id: string }, Owner extends keyof Row & string> = {
  collection: Pick<Collection<Row>, 'find' | 'count' | 'sum'>
  owner: Owner
  time: keyof Row & string
  /** Condition for the rows of the owners in a period, including any filters. */
  where: (owners: readonly string[], period: Period) => Where<Row>
}

/** Chunks of owners, each for one statement. */
export type Pieces = readonly (readonly string[])[]

/** Maximum number of rows of a chunk; reading them takes the database some milliseconds. */
const mostRows = 2_000
/** Maximum number of rows in a page. */
const mostAtOnce = 1_000
const minute = 60_000
const hour = 60 * minute

/**
 * Splits owners into chunks with a limited number of rows in the period. An owner with more rows
 * than that has a chunk of their own. Owners without rows are left out, unless there is only one
 * owner.
 */
export async function piecesOf<Row extends { id: string }, Owner extends keyof Row & string>(
  source: Owned<Row, Owner>,
  owners: readonly string[],
  period: Period,
): Promise<Pieces> {
  if (owners.length <= 1) return owners.map((one) => [one])
  const { owner } = source
  const counts = await sumsOf(source, [...inPieces(owners)], period, { by: [owner] })
  return inFewRows(counts.map(({ by, count }) => ({ owner: String(by[owner]), count })))
}

/** Splits owners with known row counts into chunks with a limited number of rows. */
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

/** Sums of each chunk; several chunks can have sums of the same group. */
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

/** Row counts by span, the newest first; spans without rows are left out. */
async function countsOf<Row extends { id: string }, Owner extends keyof Row & string>(
  source: Owned<Row, Owner>,
  pieces: Pieces,
  period: Period,
  length: number,
) {
  const counts = new Map<number, number>()
  const spans = { column: source.time, length, from: 0 }
  for (const { span, count } of await sumsOf(source, pieces, period, { spans })) {
    counts.set(span ?? 0, (counts.get(span ?? 0) ?? 0) + count)
  }
  return newestSpans(counts)
}

/** The newest rows of all chunks in a period, up to a limit, after skipping `skip` rows. */
export async function newestOf<Row extends { id: string }, Owner extends keyof Row & string>(
  { collection, time, where }: Owned<Row, Owner>,
  pieces: Pieces,
  period: Period,
  limit: number,
  skip = 0,
): Promise<Row[]> {
  const orderBy = newestFirst(time)
  const [only] = pieces
  if (only && pieces.length === 1) {
    return collection.find({ where: where(only, period), orderBy, limit, offset: skip })
  }
  const rows: Row[] = []
  for (const piece of pieces) {
    const query = { where: where(piece, period), orderBy, limit: skip + limit }
    rows.push(...(await collection.find(query)))
  }
  const newest = rows.toSorted(
    (a, b) => Number(b[time]) - Number(a[time]) || compareTexts(b.id, a.id),
  )
  return newest.slice(skip, skip + limit)
}

/**
 * A page of rows of many owners, newest first. Reads only the days that the page covers, by the
 * known row counts per day. If these days have very many rows, reads only their hours or minutes.
 * @param piecesIn returns chunks of the owners with rows in a period, as `piecesOf` does.
 * @param days number of rows by start of the day.
 */
export async function pageOfOwned<Row extends { id: string }, Owner extends keyof Row & string>(
  source: Owned<Row, Owner>,
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
    const { read, held, skip: skipped } = place
    if (!read || held <= mostRows) break
    const counts = await countsOf(source, pieces, read, length)
    place = spansOfPage(counts, length, read, { skip: skipped, take: pageSize })
  }
  const { read, skip: skipped } = place
  const items = read ? await newestOf(source, pieces, read, pageSize, skipped) : []
  return { items, page, pageSize, total }
}

/**
 * All rows of many owners in a period, newest first, in pages of a few hours each, or of less if an
 * hour has very many rows.
 */
export async function* ownedInPages<Row extends { id: string }, Owner extends keyof Row & string>(
  source: Owned<Row, Owner>,
  owners: readonly string[],
  period: Period,
): AsyncGenerator<Row[]> {
  const pieces = await piecesOf(source, owners, period)
  /** Larger chunks of owners, for short periods with few rows. */
  const few = [...inPieces(pieces.flat())]
  const between = (from: number, to: number, count: number) =>
    newestInPages(
      (bound, limit) =>
        newestOf(source, count > mostRows ? pieces : few, { from, to: bound }, limit),
      (row) => Number(row[source.time]),
      to,
      mostAtOnce,
    )
  let to = period.to
  let held = 0
  for (const { from, count } of await countsOf(source, pieces, period, hour)) {
    if (held > 0 && held + count > mostAtOnce) {
      yield* between(from + hour, to, held)
      to = from + hour
      held = 0
    }
    held += count
  }
  if (held > 0) yield* between(period.from, to, held)
}
