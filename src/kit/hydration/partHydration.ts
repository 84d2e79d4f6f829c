import { timeLimits } from '../../lib/timeLimits.ts'

/** Dispatched on the window when a part of a prerendered page is hydrated. */
const hydratedEvent = 'portico:hydrated'

/**
 * True while a part has the attribute `data-hydrating`. A part loses the attribute when it is
 * hydrated. The inline script that stores early input uses the attribute too.
 */
export const hasHydratingParts = (): boolean => document.querySelector('[data-hydrating]') !== null

export function markHydrated(part: Element | null): void {
  part?.removeAttribute('data-hydrating')
  dispatchEvent(new Event(hydratedEvent))
}

/**
 * Calls `listener` for each part that is hydrated later.
 * @returns a function that removes the listener
 */
export function onPartHydrated(listener: () => void): () => void {
  addEventListener(hydratedEvent, listener)
  return () => removeEventListener(hydratedEvent, listener)
}

/**
 * Resolves when all parts are hydrated, or after `timeLimits.hydration`, since a part whose chunk
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
