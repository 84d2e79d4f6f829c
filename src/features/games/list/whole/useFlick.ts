import { useEffect, useEffectEvent, useState } from 'react'
import { isFlick, type ScrollStep, withStep } from './flick.ts'

/** Milliseconds without a step after which a flick is over. */
const restAfter = 100

/**
 * What was drawn when a flick of the page began, for as long as it lasts: what flies past is
 * neither drawn nor asked for.
 * @param drawn What is drawn now.
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
    // Before the list is drawn anew: then the offset is known without a layout.
    const early = { capture: true, passive: true }
    addEventListener('scroll', step, early)
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', step, early)
    }
  }, [])
  return before
}
