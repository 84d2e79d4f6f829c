/**
 * Joins what comes while a write is under way, so that many at once cost one write.
 * @param write gets the items in the order in which they came.
 * @returns adds an item; settles as the write that holds it does.
 */
export function createBatch<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = []
  let next: Promise<void> | undefined
  let last = Promise.resolve()
  const writeWaiting = () => {
    const items = waiting
    waiting = []
    next = undefined
    return write(items)
  }
  return (item) => {
    waiting.push(item)
    if (next) return next
    next = last.then(writeWaiting)
    last = next.catch(() => {})
    return next
  }
}
