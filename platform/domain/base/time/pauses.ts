/** Time slice of work between two pauses, in milliseconds. */
const longestStretch = 4

/**
 * Lets other calls run between the steps of long work. An in-process database resolves at once, so
 * without these pauses no other task would run.
 * @returns a function that yields to other tasks once the time slice is used up.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestStretch) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
