import type { Collections, DomainTables } from '../../base/collections/collections.ts'
import {
  asItIs,
  newestFirst,
  type PageOf,
  type PageRequest,
  pageOfRows,
} from '../../base/storage/pageOf.ts'
import { pageOfSpans } from '../../base/storage/spansOfPage.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { marketDays } from '../../base/time/marketTime.ts'

type PointEntry = RowOf<Collections['pointEntries']>
/**
 * A page within this number of newest rows is queried directly. For later pages, it is faster to
 * count the rows by day first.
 */
const nearRows = 1000

type Wanted = { type?: string; from?: number; to?: number }

/** Page of the changes of a member's points, newest first: of all types, or of one type. */
export async function pointRecord(
  { pointEntries }: Pick<DomainTables, 'pointEntries'>,
  memberId: string,
  { type, from = 0, to = Number.MAX_SAFE_INTEGER, ...paged }: Wanted & PageRequest,
): Promise<PageOf<PointEntry>> {
  const where = (period: { from: number; to: number }) => ({
    memberId,
    at: { atLeast: period.from, below: period.to },
    ...(type !== undefined && { type }),
  })
  const period = { from, to }
  const { page = 1, pageSize = 20 } = paged
  if (page * pageSize <= nearRows) {
    const query = { where: where(period), orderBy: newestFirst('at') }
    return pageOfRows(pointEntries, query, paged, asItIs)
  }
  // This query is answered from the index alone.
  const spans = { ...marketDays, column: 'at' as const }
  const counted = await pointEntries.sum({ where: where(period), spans })
  const counts = new Map(counted.map(({ span, count }) => [span ?? 0, count]))
  const entries = { collection: pointEntries, time: 'at' as const, where }
  return pageOfSpans(entries, counts, marketDays.length, period, paged)
}
