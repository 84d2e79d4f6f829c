import { timeLimits } from '../../../lib/timeLimits.ts'

const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Repeats an attempt whenever the page grows, until it succeeds, the user scrolls or a time limit
 * ends.
 * @param attempt returns true on success
 * @returns a function that stops the attempts
 */
export function waitForPlace(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const growth = new ResizeObserver(() => {
    if (attempt()) stop()
  })
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const type of signsOfLife) window.removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, timeLimits.place)
  for (const type of signsOfLife) window.addEventListener(type, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
