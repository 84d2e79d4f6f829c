/**
 * Promises for React's `use`. It wants the same promise at each render, and reads one that is
 * marked as fulfilled without waiting, so that what is loaded renders at once.
 */

/** Forgets a failed load each. */
const failures = new Set<() => void>()
/** Why loads failed. */
const reasons = new WeakSet<object>()

/**
 * Marks the promise when it is fulfilled. A failed one stays until `retryFailedLoads` calls
 * `forget`, or each render would start another load.
 */
export function readable<Value>(promise: Promise<Value>, forget: () => void): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => {
      failures.add(forget)
      reasons.add(Object(reason))
    },
  )
  return promise
}

/** Whether it says why something did not load: the boundary above tells that, with a retry. */
export const isLoadFailure = (error: unknown): boolean => reasons.has(Object(error))

/** Whether a readable promise is fulfilled, so that rendering does not wait. */
export const isThere = (promise: Promise<unknown>): boolean => 'status' in promise

/** A promise that is fulfilled from the start. */
export function alreadyThere(): Promise<void> {
  return Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
}

/** Makes everything that failed load again when it is rendered next. */
export function retryFailedLoads(): void {
  for (const forget of failures) forget()
  failures.clear()
}
