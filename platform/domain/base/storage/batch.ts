/**
 * Writes items in batches: all items that arrive during a write are written together by the next
 * one.
 * @param write receives the items in the order of arrival.
 * @returns a function that adds an item; its promise settles when the item's write does.
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
