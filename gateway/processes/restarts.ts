/** Milliseconds after which the death of a process no longer counts as a failed start. */
export const steadyTime = 10_000
const longestDelay = 10_000
const mostFailures = 6

/** Milliseconds until the next start, by the number of consecutive failures. */
export const restartDelay = (failures: number): number => Math.min(longestDelay, 50 * 2 ** failures)

/**
 * True if further restarts are useless: no process is ready and too many starts in a row failed.
 */
export const shouldGiveUp = (failures: number, ready: number): boolean =>
  ready === 0 && failures >= mostFailures
