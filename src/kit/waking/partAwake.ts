import { timeLimits } from '../../lib/timeLimits.ts'

/** Sent on the window when a part of a prerendered page answers from now on. */
const awakeEvent = 'portico:awake'

/**
 * Whether any part of the page is still as it was prerendered. Such parts are marked with
 * `data-waking`, for the inline script that keeps presses too.
 */
export const isAnyWaking = (): boolean => document.querySelector('[data-waking]') !== null

/** Tells that the part within `root` answers from now on. */
export function tellAwake(root: Element | null): void {
  root?.removeAttribute('data-waking')
  dispatchEvent(new Event(awakeEvent))
}

/** Calls back each time that a part answers from then on. @returns ends it. */
export function onPartAwake(listener: () => void): () => void {
  addEventListener(awakeEvent, listener)
  return () => removeEventListener(awakeEvent, listener)
}

/**
 * Fulfilled when no part of the page is waking up any more, or after `timeLimits.hydration`: a part
 * whose code does not come never does.
 */
export function whenAllAwake(): Promise<void> {
  if (typeof document === 'undefined' || !isAnyWaking()) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      end()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, timeLimits.hydration)
    const end = onPartAwake(() => {
      if (!isAnyWaking()) finish()
    })
  })
}
