import { useCallback, useEffect, useState } from 'react'
import { sessionStore } from '../storage.ts'

/** Often enough that the shown second is right. */
const tick = 250

/** `end` is in milliseconds since 1970, as the machine's clock stood when it began. */
type CountdownState = { end: number; seconds: number }

/** @throws {TypeError} for what this version does not keep. */
function readKept(json: unknown): CountdownState {
  const isKept =
    typeof json === 'object' &&
    json !== null &&
    'end' in json &&
    typeof json.end === 'number' &&
    'seconds' in json &&
    typeof json.seconds === 'number'
  if (!isKept) throw new TypeError('not a countdown')
  // Both were checked above.
  return json as CountdownState
}

/** Milliseconds left of a countdown that a reload has interrupted, and never more than it had. */
function keptMilliseconds(key: string): number {
  const kept = sessionStore.getJson(key, readKept)
  return kept === null ? 0 : Math.min(kept.end - Date.now(), kept.seconds * 1000)
}

/**
 * Counts down whole seconds and survives a reload. While the page is open it follows a clock that
 * never jumps, so that setting the machine's clock changes nothing.
 * @param key where the end is kept in session storage.
 * @returns the seconds left, 0 when none runs, and a function that starts it again.
 */
export function useCountdown(key: string): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => performance.now() + keptMilliseconds(key))
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
      const kept: CountdownState = { end: Date.now() + seconds * 1000, seconds }
      sessionStore.setJson(key, kept)
      setEnd(performance.now() + seconds * 1000)
      // At once: what waits for the countdown must not be pressed in between.
      setLeft(seconds)
    },
    [key],
  )
  return [left, start]
}

const secondsUntil = (end: number): number =>
  Math.max(0, Math.ceil((end - performance.now()) / 1000))
