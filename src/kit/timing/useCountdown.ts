import { useCallback, useEffect, useState } from 'react'
import { sessionStore } from '../storage.ts'

/** Milliseconds between updates; short enough that no second is skipped. */
const tick = 250

/**
 * `end` is in milliseconds since 1970, by the system clock at the start; `seconds` is the length.
 */
type CountdownState = { end: number; seconds: number }

/** @throws {TypeError} when the value is not a stored countdown. */
function readKept(json: unknown): CountdownState {
  const isKept =
    typeof json === 'object' &&
    json !== null &&
    'end' in json &&
    typeof json.end === 'number' &&
    'seconds' in json &&
    typeof json.seconds === 'number'
  if (!isKept) throw new TypeError('not a countdown')
  // `end` and `seconds` were checked above.
  return json as CountdownState
}

/** Milliseconds left of a stored countdown, at most its length; 0 when none is stored. */
function keptMilliseconds(key: string): number {
  const kept = sessionStore.getJson(key, readKept)
  return kept === null ? 0 : Math.min(kept.end - Date.now(), kept.seconds * 1000)
}

/**
 * Counts down whole seconds and survives a page reload. While the page is open, a monotonic clock
 * is used, so that changes of the system clock have no effect.
 * @param key session-storage key of the countdown.
 * @returns the seconds left (0 when no countdown runs), and a function that starts the countdown.
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
      // Sets `left` immediately. Otherwise a button could be pressed again before the countdown
      // disables the button.
      setLeft(seconds)
    },
    [key],
  )
  return [left, start]
}

const secondsUntil = (end: number): number =>
  Math.max(0, Math.ceil((end - performance.now()) / 1000))
