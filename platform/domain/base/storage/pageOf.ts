/** Paging in the format of the API. */
import type { Collection, Query } from './store.ts'

/** Paging parameters of the API. An omitted parameter gets its default value. */
export type PageRequest = { page?: number; pageSize?: number }
export type PageOf<Item> = { items: Item[]; page: number; pageSize: number; total: number }

/**
 * Newest-first order by a time column. Rows with equal times are sorted by id, newest first,
 * because ids sort by time.
 */
export const newestFirst = <Name extends string>(column: Name) =>
  ({ column, direction: 'descending', ids: 'descending' }) as const

export const asItIs = <Row>(row: Row): Row => row

/** A page of a sorted list in memory. */
export function pageOf<Item>(
  all: readonly Item[],
  { page = 1, pageSize = 20 }: PageRequest,
): PageOf<Item> {
  const start = (page - 1) * pageSize
  return { items: all.slice(start, start + pageSize), page, pageSize, total: all.length }
}

/** A page of the rows that meet a condition, each converted by `show`. */
export async function pageOfRows<Row, Item>(
  collection: Pick<Collection<Row>, 'find' | 'count'>,
  query: Pick<Query<Row>, 'where' | 'orderBy'>,
  { page = 1, pageSize = 20 }: PageRequest,
  show: (row: Row) => Item,
): Promise<PageOf<Item>> {
  const rows = await collection.find({ ...query, limit: pageSize, offset: (page - 1) * pageSize })
  const total = await collection.count(query.where)
  return { items: rows.map(show), page, pageSize, total }
}
