import { hasHydratingParts } from './partHydration.ts'

/** Callbacks that drop the promise of a failed load, so that the next render starts it again. */
const failures = new Set<() => void>()
/** Errors of failed loads. */
const reasons = new WeakSet<object>()

/**
 * Starts a load for React's `use`, which requires the same promise at each render and reads a
 * promise with `status: 'fulfilled'` without suspending. While parts of the page are not hydrated,
 * a load that fails offline waits for the network and starts again, since their prerendered content
 * can be read.
 * @param forget drops the promise; only `retryFailedLoads` calls it, since otherwise each render
 * would load again
 */
export function startLoad<Value>(load: () => Promise<Value>, forget: () => void): Promise<Value> {
  const promise = loadWhenOnline(load)
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => {
      failures.add(forget)
      reasons.add(Object(reason))
    },
  )
  return promise
}

async function loadWhenOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine || !hasHydratingParts()) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}

/** True for the error of a failed load, which the boundary above shows with a retry. */
export const isLoadFailure = (error: unknown): boolean => reasons.has(Object(error))

export const isLoaded = (promise: Promise<unknown>): boolean => 'status' in promise

/** A load that is already fulfilled, for values that were there from the start. */
export const endedLoad: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
})

/** Drops all failed loads, so that their next render starts them again. */
export function retryFailedLoads(): void {
  for (const forget of failures) forget()
  failures.clear()
}
