/**
 * Limits the rate of an action; calls that come too soon are dropped.
 * @param milliseconds the shortest time between two runs.
 * @param now a monotonic clock, in milliseconds.
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
