/** Remembers the items of collections. Copied beside generated code. */
import type { JsonObject } from './overlay.ts'

/** An item as it is remembered. It is never changed in place. */
export type StoredItem = {
  id: string
  item: JsonObject
  /** Its place in lists: items come in the order in which they were made. */
  order: number
  /** How it came to be: there from the start, posted, or written to an id that nobody had made. */
  origin: 'seed' | 'posted' | 'written'
  /** What was posted, as text, to tell a repeated call from another. */
  postedText?: string
}

/** The items of one collection, under one parent. */
export type Store = {
  find(id: string): StoredItem | undefined
  all(): StoredItem[]
  isDeleted(id: string): boolean
  /** The place that an item has or had in lists. */
  orderOf(id: string): number | undefined
  /** How many ids have been given out: the number of the next. */
  nextNumber(): number
  put(entry: Omit<StoredItem, 'order'>): StoredItem
  /**
   * Forgets an item. One that was listed or posted counts as deleted from then on, but for
   * stand-ins.
   */
  remove(id: string): void
}

/**
 * A store that starts with these items.
 * @param standIns ids that stand for any item, so that they are never counted as deleted.
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
    put(kept) {
      const known = items.get(kept.id)
      if (!known) made += 1
      const complete = { ...kept, order: known?.order ?? made }
      items.set(kept.id, complete)
      orders.set(kept.id, complete.order)
      deleted.delete(kept.id)
      return complete
    },
    remove(id) {
      const known = items.get(id)
      items.delete(id)
      if (known && known.origin !== 'written' && !standIns.includes(id)) deleted.add(id)
    },
  }
}
