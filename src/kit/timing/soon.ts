/**
 * Runs when the page has nothing better to do.
 *
 * @param timeout milliseconds after which it runs all the same.
 * @returns calls it off
 */
export function soon(action: () => void, timeout = 5000): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(action, { timeout })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(action, Math.min(timeout, 2000))
  return () => clearTimeout(timer)
}
