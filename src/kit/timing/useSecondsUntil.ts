import { useEffect, useState } from 'react'

/** Milliseconds; short enough to show the correct second. */
const tick = 250

/**
 * Whole seconds until a moment, never below 0, by a monotonic clock.
 *
 * @param instant RFC 3339 text.
 */
export function useSecondsUntil(instant: string): number {
  const [left, setLeft] = useState(() => secondsBetween(Date.now(), instant))
  useEffect(() => {
    const origin = Date.now() - performance.now()
    const look = () => {
      const seconds = secondsBetween(origin + performance.now(), instant)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(look, tick)
    look()
    return () => clearInterval(timer)
  }, [instant])
  return left
}

const secondsBetween = (now: number, instant: string): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000)) || 0
