/** How long work goes on before others get their turn, in milliseconds. */
const longestStretch = 4

/**
 * Lets calls be answered between the pieces of a long work: a database in this process answers at
 * once, so that nobody else ever gets a turn by itself.
 * @returns waits for the others once enough time has passed since they had their turn.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestStretch) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
