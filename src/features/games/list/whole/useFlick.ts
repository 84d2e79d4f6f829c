import { useEffect, useEffectEvent, useState } from 'react'

/** Scroll position of a page: `at` in milliseconds, `offset` in pixels. */
export type ScrollStep = { at: number; offset: number }

/**
 * Scroll speeds in pixels per second: a flick begins at `blursFrom`, where content is unreadable,
 * and ends below `clearsBelow`.
 */
const blursFrom = 5000
const clearsBelow = 2500
/**
 * Number of scroll steps that distinguish a flick from a single jump, and the period in
 * milliseconds in which they must occur.
 */
const stepsOfFlick = 4
const span = 200

/** Appends a step and drops steps that are too old. */
export const withStep = (steps: readonly ScrollStep[], step: ScrollStep): ScrollStep[] => [
  ...steps.filter(({ at }) => step.at - at <= span),
  step,
]

/**
 * True if a page scrolls too fast to be read.
 * @param was result for the previous step.
 */
export function isFlick(steps: readonly ScrollStep[], was: boolean): boolean {
  const first = steps[0]
  const last = steps.at(-1)
  if (first === undefined || last === undefined) return false
  if (!was && steps.length < stepsOfFlick) return false
  const speed = (Math.abs(last.offset - first.offset) * 1000) / Math.max(1, last.at - first.at)
  return speed >= (was ? clearsBelow : blursFrom)
}

/** Milliseconds without a step after which a flick has ended. */
const restAfter = 100

/**
 * Returns the range that was rendered when the current flick began, or undefined if there is no
 * flick. During a flick, further games are neither rendered nor fetched.
 * @param range currently rendered range.
 */
export function useFlick<Drawn>(range: Drawn): Drawn | undefined {
  const [before, setBefore] = useState<Drawn>()
  const begin = useEffectEvent(() => setBefore(range))
  useEffect(() => {
    let steps: ScrollStep[] = []
    let isOn = false
    let rest: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      steps = []
      isOn = false
      setBefore(undefined)
    }
    const step = () => {
      steps = withStep(steps, { at: performance.now(), offset: window.scrollY })
      const was = isOn
      isOn = isFlick(steps, was)
      if (isOn && !was) begin()
      clearTimeout(rest)
      if (isOn) rest = setTimeout(end, restAfter)
      else if (was) end()
    }
    // The capture phase comes before the list renders. The layout is still valid then, so reading
    // `scrollY` does not compute a new layout.
    const early = { capture: true, passive: true }
    addEventListener('scroll', step, early)
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', step, early)
    }
  }, [])
  return before
}
