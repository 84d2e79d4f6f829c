import { type PageOf, type PageRequest, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import type { Collection, Where } from '../../domain/base/storage/store.ts'
import { periodOf } from './periodOf.ts'

type OwnRow = { id: string; memberId: string; createdAt: number }

/** Page of a member's rows, the newest first, optionally of one period and one status. */
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
  // The cast is safe: every `OwnRow` has `memberId` and `createdAt`, and only rows with a status
  // are queried by status.
  const where = own as Where<Row>
  const orderBy = { column: 'createdAt', direction: 'descending' } as const
  return pageOfRows(collection, { where, orderBy }, query, show)
}
