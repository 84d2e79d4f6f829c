/** Runs when the page has nothing better to do; not at all when the visitor saves data. */
export function whenIdle(action: () => void): void {
  // Not in TypeScript's DOM library, and not in every browser.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData !== true) soon(action)
}

/** Runs when the page has nothing better to do, within seconds. */
export function soon(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 5000 })
  else setTimeout(action, 2000)
}
