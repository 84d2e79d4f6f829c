import { hasHydratingParts } from './partHydration.ts'

/** Each drops a failed load, so that the next render starts it again. */
const failures = new Set<() => void>()
/** Errors of failed loads. */
const reasons = new WeakSet<object>()

/**
 * Starts a load for React's `use`, which wants the same promise at each render and reads one that
 * is marked as fulfilled without waiting. While parts of the page are not hydrated, a load that
 * fails offline waits for the network and begins again, since what they show can be read.
 * @param forget drops the promise; called by `retryFailedLoads` only, or each render would load again
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

/** A load that ended before it was asked for. */
export const endedLoad: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
})

/** Starts everything that failed to load again when it is rendered next. */
export function retryFailedLoads(): void {
  for (const forget of failures) forget()
  failures.clear()
}
