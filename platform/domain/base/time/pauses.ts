/** Maximum time between two pauses, in milliseconds. */
const longestStretch = 4

/**
 * Lets other tasks run between the steps of long work. Without these pauses no other task would
 * run, because calls of an in-process database resolve without yielding to the event loop.
 * @returns a function that pauses if the time slice is used up.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestStretch) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
