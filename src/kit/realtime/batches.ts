/** Milliseconds between two batches in a page that is not shown, where no frame ever comes. */
const hiddenPace = 250
/** What a batch holds at most. */
const mostInBatch = 2000

/**
 * Gathers what comes within an animation frame, so that a burst costs the page one step a frame.
 * @param flush gets what was gathered, and whether some of it had to be left out.
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
    /** Hands out at once what was gathered, as before a page is hidden. */
    flush() {
      if (!cancel) return
      cancel()
      empty()
    },
    /** Forgets what was gathered. */
    clear() {
      cancel?.()
      cancel = undefined
      items = []
      isCut = false
    },
  }
}
