import { useEffect, useEffectEvent, useState } from 'react'
import { isFlick, type ScrollStep, withStep } from './flick.ts'

/** Milliseconds without a step after which a flick is over. */
const restAfter = 100

/**
 * Range that was rendered when a flick began, for the duration of the flick: games that fly past
 * are neither rendered nor fetched.
 * @param drawn currently rendered range.
 */
export function useFlick<Drawn>(drawn: Drawn): Drawn | undefined {
  const [before, setBefore] = useState<Drawn>()
  const begin = useEffectEvent(() => setBefore(drawn))
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
    // Runs before the list renders, when the offset is known without a layout.
    const early = { capture: true, passive: true }
    addEventListener('scroll', step, early)
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', step, early)
    }
  }, [])
  return before
}
