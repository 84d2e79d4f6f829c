/**
 * Lets an action through at most once in a while; what comes sooner is dropped.
 * @param milliseconds the shortest time between two runs.
 * @param now a clock that never jumps, in milliseconds.
 */
export function throttle<Arguments extends unknown[]>(
  action: (...input: Arguments) => void,
  milliseconds: number,
  now: () => number = () => performance.now(),
): (...input: Arguments) => void {
  let last = Number.NEGATIVE_INFINITY
  return (...input) => {
    if (now() - last < milliseconds) return
    last = now()
    action(...input)
  }
}
