/** A process that answered for so long did not die of its start. */
export const steadyTime = 10_000
const longestDelay = 10_000
const mostFailures = 6

/** Milliseconds until the next start, by how many processes died in a row. */
export const restartDelay = (failures: number): number => Math.min(longestDelay, 50 * 2 ** failures)

/** Whether starting again is no use: nobody answers, and one start after the other failed. */
export const shouldGiveUp = (failures: number, ready: number): boolean =>
  ready === 0 && failures >= mostFailures
