import { type PageOf, type PageRequest, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import type { Collection, Where } from '../../domain/base/storage/store.ts'
import { periodOf } from './periodOf.ts'

type OwnRow = { id: string; memberId: string; createdAt: number }

/**
 * A page of a member's own rows, the newest first: those of a period and of a status, where they
 * are asked for.
 */
export function pageOfOwnRows<Row extends OwnRow, Item>(
  collection: Pick<Collection<Row>, 'find' | 'count'>,
  memberId: string,
  query: { from?: string; to?: string; status?: string } & PageRequest,
  show: (row: Row) => Item,
): Promise<PageOf<Item>> {
  const { status } = query
  const own = {
    memberId,
    ...periodOf('createdAt', query),
    ...(status !== undefined && { status }),
  }
  // Every such row has these columns, and one that has no status is never asked for it.
  const where = own as Where<Row>
  const orderBy = { column: 'createdAt', direction: 'descending' } as const
  return pageOfRows(collection, { where, orderBy }, query, show)
}
