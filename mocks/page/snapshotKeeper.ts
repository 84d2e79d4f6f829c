/**
 * Keeps a platform's snapshots in a browser's storage under `key`. While a platform is being seeded they
 * come by the dozen, each of a megabyte, and only the last counts: `during` keeps that one, also
 * when the work fails.
 * @param storage null where the browser refuses any: then nothing is kept.
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
