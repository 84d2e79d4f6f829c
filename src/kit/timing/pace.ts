export type Pace = {
  /** Runs an action, unless it comes too soon after the last: then it is dropped. */
  run: (action: () => void) => void
  /** Runs an action as soon as the pace allows. */
  runLater: (action: () => void) => void
}

/**
 * One pace for actions that several places begin.
 * @param milliseconds the shortest time between two runs
 * @param now a clock that never jumps, in milliseconds
 */
export function createPace(
  milliseconds: number,
  now: () => number = () => performance.now(),
): Pace {
  let last = Number.NEGATIVE_INFINITY
  const run = (action: () => void) => {
    if (now() - last < milliseconds) return
    last = now()
    action()
  }
  return {
    run,
    runLater(action) {
      const wait = last + milliseconds - now()
      if (wait <= 0) run(action)
      else setTimeout(() => run(action), wait)
    },
  }
}
