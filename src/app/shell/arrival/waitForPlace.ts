import { timeLimits } from '../../../lib/timeLimits.ts'

const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Tries until it works: now, and each time that the page grows, until somebody moves the page
 * himself.
 * @param attempt whether the place was there.
 * @returns gives up.
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
