/**
 * Stores a platform's snapshots in a browser's storage under `key`. Seeding produces dozens of
 * snapshots of a megabyte each, so `during` writes only the last one, even if the work fails.
 * @param storage null if the browser refuses storage; nothing is then stored.
 */
export function createSnapshotKeeper(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  key: string,
) {
  let isHeld = false
  let held: string | undefined
  const save = (text: string) => {
    if (isHeld) held = text
    else storage?.setItem(key, text)
  }
  return {
    load: () => storage?.getItem(key) ?? null,
    save,
    async during(work: () => Promise<void>): Promise<void> {
      isHeld = true
      try {
        await work()
      } finally {
        isHeld = false
        if (held !== undefined) save(held)
        held = undefined
      }
    },
  }
}
