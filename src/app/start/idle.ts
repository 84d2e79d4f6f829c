/** Runs when the page has nothing better to do; not at all when the visitor saves data. */
export function whenIdle(action: () => void): void {
  // Not in TypeScript's DOM library, and not in every browser.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 5000 })
  else setTimeout(action, 2000)
}
