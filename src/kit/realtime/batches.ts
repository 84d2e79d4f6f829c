/** Milliseconds between batches in a hidden page, where animation frames do not run. */
const hiddenPace = 250
const mostInBatch = 2000

/**
 * Collects items into one batch per animation frame, so that a burst causes one update per frame.
 * @param flush receives the batch; `isCut` is true if items were dropped.
 */
export function createBatches<Item>(flush: (items: Item[], isCut: boolean) => void) {
  let items: Item[] = []
  let isCut = false
  let cancel: (() => void) | undefined

  const empty = () => {
    cancel = undefined
    const batch = items
    const wasCut = isCut
    items = []
    isCut = false
    flush(batch, wasCut)
  }
  const schedule = () => {
    if (document.visibilityState === 'hidden') {
      const timer = setTimeout(empty, hiddenPace)
      return () => clearTimeout(timer)
    }
    const frame = requestAnimationFrame(empty)
    return () => cancelAnimationFrame(frame)
  }
  return {
    add(item: Item) {
      if (items.length < mostInBatch) items.push(item)
      else isCut = true
      cancel ??= schedule()
    },
    /** Delivers the collected items immediately, for example before a page is hidden. */
    flush() {
      if (!cancel) return
      cancel()
      empty()
    },
    /** Discards the collected items. */
    clear() {
      cancel?.()
      cancel = undefined
      items = []
      isCut = false
    },
  }
}
