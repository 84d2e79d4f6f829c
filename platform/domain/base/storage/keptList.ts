/**
 * List of the latest items, newest first. With a storage, it survives reloads and is shared with
 * other tabs.
 */
export type KeptList<Item> = {
  items(): readonly Item[]
  add(item: Item): void
  forget(): void
  /**
   * @param listener is called with each item added through this list, and with undefined when the
   * list is cleared.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: (item: Item | undefined) => void): () => void
}

const mostItems = 50

function readItems<Item>(text: string | null): readonly Item[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    // The cast is safe: only `createKeptList` writes this key, and always writes a list of items.
    return Array.isArray(stored) ? (stored as Item[]) : []
  } catch {
    return []
  }
}

/**
 * Creates a list of the latest fifty items.
 * @param storage keeps the items across reloads under `key`; they must be JSON values.
 */
export function createKeptList<Item>(
  key: string,
  storage?: Pick<Storage, 'getItem' | 'setItem'>,
): KeptList<Item> {
  let own: readonly Item[] = []
  let isStored = storage !== undefined
  // The stored text is parsed at each call, since another tab may have changed the list.
  const items = () => (isStored ? readItems<Item>(storage?.getItem(key) ?? null) : own)
  const listeners = new Set<(addedItem: Item | undefined) => void>()
  const change = (nextItems: readonly Item[], addedItem?: Item) => {
    own = nextItems
    try {
      storage?.setItem(key, JSON.stringify(nextItems))
      isStored = storage !== undefined
    } catch {
      // The storage is full: the list stays in memory until the next reload.
      isStored = false
    }
    for (const listener of listeners) listener(addedItem)
  }
  return {
    items,
    add: (item) => change([item, ...items()].slice(0, mostItems), item),
    forget: () => change([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
