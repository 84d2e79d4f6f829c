/** Stores the items of collections. This module is copied into generated code. */
import type { JsonObject } from './overlay.ts'

/** Stored item. It is immutable. */
export type StoredItem = {
  id: string
  item: JsonObject
  /** Sort key in lists: the number of the item in the order of creation. */
  order: number
  /**
   * `seed` for an initial item, `posted` for an item that a request created, and `written` for an
   * item that a request changed although no request had created it.
   */
  origin: 'seed' | 'posted' | 'written'
  /** Submitted properties as JSON text, to recognize a repeated POST. */
  postedText?: string
}

/** Items of one collection, for one combination of values of its scope parameters. */
export type Store = {
  find(id: string): StoredItem | undefined
  all(): StoredItem[]
  isDeleted(id: string): boolean
  /** Sort key of an existing or removed item; undefined for an unknown id. */
  orderOf(id: string): number | undefined
  /** Number for the next new item. */
  nextNumber(): number
  put(entry: Omit<StoredItem, 'order'>): StoredItem
  /**
   * Removes an item. An initial or posted item is reported as deleted afterwards, unless its id is
   * one of `standIns`.
   */
  remove(id: string): void
}

/**
 * Creates a store with initial items.
 * @param standIns ids that are accepted in place of any item's id, and never reported as deleted.
 */
export function createStore(seeds: readonly StoredItem[], standIns: readonly string[] = []): Store {
  const items = new Map(seeds.map((seed) => [seed.id, seed]))
  const orders = new Map(seeds.map(({ id, order }) => [id, order]))
  const deleted = new Set<string>()
  let made = seeds.length
  return {
    find: (id) => items.get(id),
    all: () => [...items.values()].sort((one, other) => one.order - other.order),
    isDeleted: (id) => deleted.has(id),
    orderOf: (id) => orders.get(id),
    nextNumber: () => made + 1,
    put(entry) {
      const known = items.get(entry.id)
      if (!known) made += 1
      const complete = { ...entry, order: known?.order ?? made }
      items.set(entry.id, complete)
      orders.set(entry.id, complete.order)
      deleted.delete(entry.id)
      return complete
    },
    remove(id) {
      const known = items.get(id)
      items.delete(id)
      if (known && known.origin !== 'written' && !standIns.includes(id)) deleted.add(id)
    },
  }
}
