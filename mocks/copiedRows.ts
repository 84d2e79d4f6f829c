import {
  collections,
  type DomainStore,
  type DomainTables,
} from '../platform/domain/base/collections/collections.ts'

/** Copies the rows of one collection into an empty store. */
type Copy = (tables: DomainTables) => Promise<unknown>

/** Copies all rows into an empty store. */
export type FillStore = (store: DomainStore) => Promise<void>

/**
 * Reads all rows of a store to fill other stores with them. Copying takes a tenth of the time of
 * seeding.
 */
export async function copyRows(from: DomainStore): Promise<FillStore> {
  // `collections` has no additional keys.
  const names = Object.keys(collections) as (keyof typeof collections)[]
  const copies = await Promise.all(
    names.map((name) => copyOf(from[name], (tables) => tables[name])),
  )
  return (to) =>
    to.transaction(async (tables) => {
      for (const copy of copies) await copy(tables)
    })
}

async function copyOf(
  from: { find(): Promise<object[]> },
  to: (tables: DomainTables) => { insertMany(rows: never[]): Promise<unknown> },
): Promise<Copy> {
  const rows = await from.find()
  // Both are the same collection.
  return (tables) => to(tables).insertMany(rows as never[])
}
