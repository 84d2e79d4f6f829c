/** The last things that happened, newest first. With a storage, they are there after a reload too. */
export type KeptList<Item> = {
  items(): readonly Item[]
  add(item: Item): void
  forget(): void
  /** @returns stops telling the listener of each change. */
  subscribe(listener: () => void): () => void
}

const kept = 50

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
 * @param storage where they outlive a reload, by the name of `key`; left out, they do not. Items must survive JSON.
 */
export function createKeptList<Item>(
  key: string,
  storage?: Pick<Storage, 'getItem' | 'setItem'>,
): KeptList<Item> {
  let items = readItems<Item>(storage?.getItem(key) ?? null)
  const listeners = new Set<() => void>()
  const change = (changed: readonly Item[]) => {
    items = changed
    try {
      storage?.setItem(key, JSON.stringify(items))
    } catch {
      // A full storage: what is shown now is right, and a reload forgets it.
    }
    for (const listener of listeners) listener()
  }
  return {
    items: () => items,
    add: (item) => change([item, ...items].slice(0, kept)),
    forget: () => change([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
