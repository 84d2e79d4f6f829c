import { timeLimits } from '../../lib/timeLimits.ts'

/** Dispatched on the window when a part of a prerendered page is hydrated. */
const hydratedEvent = 'portico:hydrated'

/**
 * Parts have the attribute `data-hydrating` until they are hydrated; the inline script that stores
 * early input reads it too.
 */
export const hasHydratingParts = (): boolean => document.querySelector('[data-hydrating]') !== null

export function markHydrated(part: Element | null): void {
  part?.removeAttribute('data-hydrating')
  dispatchEvent(new Event(hydratedEvent))
}

/** Calls back for every part that is hydrated from now on. @returns stops the calls. */
export function onPartHydrated(listener: () => void): () => void {
  addEventListener(hydratedEvent, listener)
  return () => removeEventListener(hydratedEvent, listener)
}

/**
 * Resolves when the whole page is hydrated, or after `timeLimits.hydration`: a part whose chunk
 * fails to load is never hydrated.
 */
export function whenAllHydrated(): Promise<void> {
  if (typeof document === 'undefined' || !hasHydratingParts()) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      end()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, timeLimits.hydration)
    const end = onPartHydrated(() => {
      if (!hasHydratingParts()) finish()
    })
  })
}
