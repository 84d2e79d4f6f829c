/**
 * Runs when the page has nothing better to do; not at all when the visitor saves data.
 *
 * @returns calls it off
 */
export function whenIdle(action: () => void): () => void {
  // Not in TypeScript's DOM library, and not in every browser.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true ? () => {} : soon(action)
}

/**
 * Runs when the page has nothing better to do, within seconds.
 *
 * @returns calls it off
 */
export function soon(action: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(action, { timeout: 5000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(action, 2000)
  return () => clearTimeout(timer)
}
