import { useEffect, useMemo, useRef } from 'react'
import { throttle } from './throttle.ts'

/** Throttled action of a component; see {@link throttle}. */
export function useThrottled<Arguments extends unknown[]>(
  action: (...input: Arguments) => void,
  milliseconds: number,
): (...input: Arguments) => void {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  return useMemo(
    () => throttle((...input: Arguments) => latest.current(...input), milliseconds),
    [milliseconds],
  )
}
