/** Lists by pages, in the shape that the contract gives them. */
import type { Collection, Query } from './store.ts'

/** The contract's parameters of a list, with its defaults for those left out. */
export type PageRequest = { page?: number; pageSize?: number }
export type PageOf<Item> = { items: Item[]; page: number; pageSize: number; total: number }

/**
 * The order by a time in which the last of one moment is first too: ids are in the order of time.
 */
export const newestFirst = <Name extends string>(column: Name) =>
  ({ column, direction: 'descending', ids: 'descending' }) as const

export const asItIs = <Row>(row: Row): Row => row

/** The page of what is in memory, already in order. */
export function pageOf<Item>(
  all: readonly Item[],
  { page = 1, pageSize = 20 }: PageRequest,
): PageOf<Item> {
  const start = (page - 1) * pageSize
  return { items: all.slice(start, start + pageSize), page, pageSize, total: all.length }
}

/** The page of a collection's rows that meet a condition, each as `show` tells it. */
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
