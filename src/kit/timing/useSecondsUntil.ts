import { useEffect, useState } from 'react'

/** Milliseconds between updates; short enough that no second is skipped. */
const tick = 250

/**
 * Whole seconds left until `instant`, never below 0. After the first render, changes of the system
 * clock have no effect.
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
