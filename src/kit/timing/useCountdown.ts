import { useCallback, useEffect, useState } from 'react'
import { sessionStore } from '../storage.ts'

/** Often enough that the shown second is right. */
const tick = 250

/** When a countdown ends, in milliseconds since 1970; 0 when none was kept. */
const keptEnd = (key: string): number =>
  sessionStore.getJson(key, (json) => {
    if (typeof json !== 'number') throw new TypeError('not a time')
    return json
  }) ?? 0

/**
 * Counts down whole seconds and survives a reload. While the page is open it follows a clock that
 * never jumps, so that setting the machine's clock changes nothing.
 * @param key where the end is kept in session storage.
 * @returns the seconds left, 0 when none runs, and a function that starts it anew.
 */
export function useCountdown(key: string): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => performance.now() + keptEnd(key) - Date.now())
  const [left, setLeft] = useState(() => secondsUntil(end))

  useEffect(() => {
    setLeft(secondsUntil(end))
    if (end <= performance.now()) return
    const timer = setInterval(() => {
      const seconds = secondsUntil(end)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, tick)
    return () => clearInterval(timer)
  }, [end])

  const start = useCallback(
    (seconds: number) => {
      sessionStore.setJson(key, Date.now() + seconds * 1000)
      setEnd(performance.now() + seconds * 1000)
    },
    [key],
  )
  return [left, start]
}

const secondsUntil = (end: number): number =>
  Math.max(0, Math.ceil((end - performance.now()) / 1000))
