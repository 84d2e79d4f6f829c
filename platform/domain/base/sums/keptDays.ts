/** Queries for rows of many owners in a period. They read daily totals instead of all rows. */
import { inPieces } from '../storage/inPieces.ts'
import { inFewRows, type Owned, type Pieces, piecesOf, sumsOf } from '../storage/ownedRows.ts'
import type { SumQuery, Where } from '../storage/store.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'
import { daysAndRests, type Period } from '../time/wholeDays.ts'

/** Collection of daily totals. Its `time` column contains the start of a day. */
export type Kept<
  Row extends { id: string },
  Owner extends keyof Row & string,
  Count extends keyof Row & string,
> = Owned<Row, Owner> & {
  /** Column with the number of rows that a daily total covers. */
  count: Count
  /**
   * Further conditions for sums. `where` does not contain them, because the size of a chunk of
   * owners depends on all rows.
   */
  filters: Where<Row>
}

/** Extends a period to whole days: from the start of its first day to the end of its last day. */
const daysAround = ({ from, to }: Period): Period => ({
  from: startOfDay(from),
  to: startOfDay(Math.max(from, to - 1)) + dayLength,
})

/**
 * Plans the queries for many owners' rows in a period, so that no statement reads many rows.
 * @returns `sumDays` sums the daily totals of whole days. `rests` are the partial days at the ends
 * of the period. `piecesIn` returns chunks of the owners with rows in a part of the period.
 */
export async function keptDays<
  Row extends { id: string },
  Owner extends keyof Row & string,
  Count extends keyof Row & string,
>(dailyTotals: Kept<Row, Owner, Count>, owners: readonly string[], period: Period) {
  const { owner, count, filters } = dailyTotals
  const filtered: Owned<Row, Owner> = {
    ...dailyTotals,
    where: (some, days) => ({ ...dailyTotals.where(some, days), ...filters }),
  }
  const { days, rests } = daysAndRests(period)
  const pieces = await piecesOf(dailyTotals, owners, daysAround(period))

  async function sumDays<By extends keyof Row & string, Of extends keyof Row & string>(
    query: Omit<SumQuery<Row, By, Of>, 'where'>,
  ) {
    return days.from < days.to ? sumsOf(filtered, pieces, days, query) : []
  }

  /**
   * The size of a chunk depends on all rows, including those that the filters exclude, because a
   * statement reads all of them.
   */
  async function piecesIn(some: Period): Promise<Pieces> {
    if (owners.length <= 1) return pieces
    const wholeDays = daysAround(some)
    const isOneDay = wholeDays.to - wholeDays.from <= dayLength
    const counts = []
    for (const piece of isOneDay ? inPieces(pieces.flat()) : pieces) {
      const those = await withAny(piece, wholeDays)
      if (those.length === 0) continue
      const sums = await sumsOf(dailyTotals, [those], wholeDays, { by: [owner], of: [count] })
      counts.push(
        ...sums.map(({ by, sums: sum }) => ({ owner: String(by[owner]), count: sum[count] })),
      )
    }
    return inFewRows(counts)
  }

  async function withAny(piece: readonly string[], wholeDays: Period): Promise<readonly string[]> {
    if (Object.keys(filters).length === 0) return piece
    const sums = await sumsOf(filtered, [piece], wholeDays, { by: [owner] })
    return sums.map(({ by }) => String(by[owner]))
  }

  return { sumDays, rests, piecesIn }
}
