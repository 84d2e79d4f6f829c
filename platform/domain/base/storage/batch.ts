/**
 * Writes items in batches: all items that arrive during a write are written together by the next
 * write.
 * @param write receives the items in the order of arrival.
 * @returns a function that adds an item. Its promise settles when the item has been written or the
 * write has failed.
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
