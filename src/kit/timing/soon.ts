/**
 * Runs an action when the page is idle.
 * @param timeout milliseconds after which it runs in any case.
 * @returns a function that cancels the run
 */
export function soon(action: () => void, timeout = 5000): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(action, { timeout })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(action, Math.min(timeout, 2000))
  return () => clearTimeout(timer)
}
