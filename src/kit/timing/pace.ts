export type Pace = {
  /** Runs an action, or drops it when it comes too soon after the last action. */
  run: (action: () => void) => void
  /** Runs an action as soon as the minimum interval since the last action has passed. */
  runLater: (action: () => void) => void
}

/**
 * Rate limit that several callers share.
 * @param milliseconds the minimum interval between two actions
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
    // A timer drops fractions of a millisecond and may fire too soon; `runLater` then waits again.
    else setTimeout(() => runLater(action), Math.ceil(wait))
  }
  return {
    run(action) {
      if (remaining() <= 0) runNow(action)
    },
    runLater,
  }
}
