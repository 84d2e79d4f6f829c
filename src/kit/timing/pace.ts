export type Pace = {
  /** Runs an action; drops it when it comes too soon after the last one. */
  run: (action: () => void) => void
  /** Runs an action as soon as the pace allows. */
  runLater: (action: () => void) => void
}

/**
 * Shared rate limit for actions of several callers.
 * @param milliseconds the shortest time between two runs
 * @param now a monotonic clock, in milliseconds
 */
export function createPace(
  milliseconds: number,
  now: () => number = () => performance.now(),
): Pace {
  let last = Number.NEGATIVE_INFINITY
  const remaining = () => last + milliseconds - now()
  const runNow = (action: () => void) => {
    last = now()
    action()
  }
  const runLater = (action: () => void) => {
    const wait = remaining()
    if (wait <= 0) runNow(action)
    // Timers drop fractions of a millisecond, so one may end too soon; it then waits again.
    else setTimeout(() => runLater(action), Math.ceil(wait))
  }
  return {
    run(action) {
      if (remaining() <= 0) runNow(action)
    },
    runLater,
  }
}
