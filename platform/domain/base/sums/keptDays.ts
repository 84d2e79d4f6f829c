/**
 * Rows of many owners, of which a collection keeps by owner and day how many there are, and more: a
 * period of them is added up, and a page of it found, without reading them all.
 */
import { inPieces } from '../storage/inPieces.ts'
import { inFewRows, type Owned, type Pieces, piecesOf, sumsOf } from '../storage/ownedRows.ts'
import type { SumQuery, Where } from '../storage/store.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'
import { daysAndRests, type Period } from '../time/wholeDays.ts'

/** The collection that keeps them; its time is when a day begins, its `where` knows no filter. */
export type Kept<
  Row extends { id: string },
  Owner extends keyof Row & string,
  Count extends keyof Row & string,
> = Owned<Row, Owner> & {
  /** How many rows one of its rows stands for. */
  count: Count
  /** Which of them are asked for. */
  filters: Where<Row>
}

/** The whole days that a period touches. */
const daysAround = ({ from, to }: Period): Period => ({
  from: startOfDay(from),
  to: startOfDay(Math.max(from, to - 1)) + dayLength,
})

/**
 * How to ask for what many owners have in a period, so that no statement looks at many rows.
 * @returns `sumDays`, which adds up what is kept of its whole days; the `rests`, which are parts of
 *   days; and `piecesIn`, the owners who have rows in a part of the period, in pieces.
 */
export async function keptDays<
  Row extends { id: string },
  Owner extends keyof Row & string,
  Count extends keyof Row & string,
>(kept: Kept<Row, Owner, Count>, owners: readonly string[], period: Period) {
  const { owner, count, filters } = kept
  const filtered: Owned<Row, Owner> = {
    ...kept,
    where: (some, days) => ({ ...kept.where(some, days), ...filters }),
  }
  const { days, rests } = daysAndRests(period)
  const pieces = await piecesOf(kept, owners, daysAround(period))

  async function sumDays<By extends keyof Row & string, Of extends keyof Row & string>(
    query: Omit<SumQuery<Row, By, Of>, 'where'>,
  ) {
    return days.from < days.to ? sumsOf(filtered, pieces, days, query) : []
  }

  /** The pieces have few rows, whether these are asked for or not: a statement looks at all. */
  async function piecesIn(some: Period): Promise<Pieces> {
    if (owners.length <= 1) return pieces
    const touched = daysAround(some)
    const isOneDay = touched.to - touched.from <= dayLength
    const counts = []
    for (const piece of isOneDay ? inPieces(pieces.flat()) : pieces) {
      const those = await withAny(piece, touched)
      if (those.length === 0) continue
      const sums = await sumsOf(kept, [those], touched, { by: [owner], of: [count] })
      counts.push(
        ...sums.map(({ by, sums: sum }) => ({ owner: String(by[owner]), count: sum[count] })),
      )
    }
    return inFewRows(counts)
  }

  async function withAny(piece: readonly string[], touched: Period): Promise<readonly string[]> {
    if (Object.keys(filters).length === 0) return piece
    const sums = await sumsOf(filtered, [piece], touched, { by: [owner] })
    return sums.map(({ by }) => String(by[owner]))
  }

  return { sumDays, rests, piecesIn }
}
