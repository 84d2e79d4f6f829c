/**
 * The last things that happened, newest first. With a storage, they are there after a reload and in
 * other tabs too.
 */
export type KeptList<Item> = {
  items(): readonly Item[]
  add(item: Item): void
  forget(): void
  /**
   * @param listener gets what was added here; undefined when everything was forgotten.
   * @returns stops telling it.
   */
  subscribe(listener: (item: Item | undefined) => void): () => void
}

const mostItems = 50

function readItems<Item>(text: string | null): readonly Item[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    // Only `createKeptList` writes there.
    return Array.isArray(stored) ? (stored as Item[]) : []
  } catch {
    return []
  }
}

/**
 * A list of the last fifty.
 * @param storage where they outlive a reload, by the name of `key`; left out, they do not. Items
 *   must survive JSON.
 */
export function createKeptList<Item>(
  key: string,
  storage?: Pick<Storage, 'getItem' | 'setItem'>,
): KeptList<Item> {
  let own: readonly Item[] = []
  let isStored = storage !== undefined
  // Read each time: another tab adds to it and forgets it.
  const items = () => (isStored ? readItems<Item>(storage?.getItem(key) ?? null) : own)
  const listeners = new Set<(added: Item | undefined) => void>()
  const change = (changed: readonly Item[], added?: Item) => {
    own = changed
    try {
      storage?.setItem(key, JSON.stringify(changed))
      isStored = storage !== undefined
    } catch {
      // A full storage: what is shown now is right, and a reload forgets it.
      isStored = false
    }
    for (const listener of listeners) listener(added)
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
