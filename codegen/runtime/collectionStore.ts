/** Stores the items of collections. Copied beside generated code. */
import type { JsonObject } from './overlay.ts'

/** Stored item, which is never changed in place. */
export type StoredItem = {
  id: string
  item: JsonObject
  /** Position in lists, which have the order of creation. */
  order: number
  /** Origin: initial, posted, or written to an id that was never created. */
  origin: 'seed' | 'posted' | 'written'
  /** Posted item as text, to recognize a repeated call. */
  postedText?: string
}

/** Items of one collection under one parent. */
export type Store = {
  find(id: string): StoredItem | undefined
  all(): StoredItem[]
  isDeleted(id: string): boolean
  /** Position of an existing or removed item in lists. */
  orderOf(id: string): number | undefined
  /** Number of ids assigned so far. */
  nextNumber(): number
  put(entry: Omit<StoredItem, 'order'>): StoredItem
  /** Removes an item. A listed or posted one counts as deleted from then on, except stand-ins. */
  remove(id: string): void
}

/**
 * Creates a store with initial items.
 * @param standIns ids that stand for any item and are never counted as deleted.
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
