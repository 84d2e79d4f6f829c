/**
 * Stores a platform's snapshots in browser storage under `key`. Seeding creates dozens of snapshots
 * of a megabyte each, so `during` writes only the last snapshot of a task, even if the task fails.
 * @param storage null if the browser denies access to storage. Nothing is stored then.
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
