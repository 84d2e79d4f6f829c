import { timeLimits } from '../../lib/timeLimits.ts'
import { hasHydratingParts } from './partHydration.ts'

type FailedLoad = {
  /** Loads again and passes the loaded value to the next render. */
  retry: () => Promise<void>
  /** Drops the failed promise, so that the next render starts a new load. */
  forget: () => void
}
/** Loads that failed or are slow. */
const failures = new Set<FailedLoad>()
export const slowLoad = new Error('A chunk is slow to load')
/** Errors of failed loads, including `slowLoad`. */
const reasons = new WeakSet<object>([slowLoad])
/** Functions that repeat or drop a load. The key is the promise of the load. */
const started = new WeakMap<Promise<unknown>, FailedLoad>()
/** Promises with a time limit, for which components wait. The key is the promise of the load. */
const waits = new WeakMap<Promise<unknown>, Promise<unknown>>()

/**
 * Starts a load for React's `use`, which requires the same promise at each render and does not
 * suspend for a promise with `status: 'fulfilled'`. If a load fails offline before all parts of the
 * page are hydrated, the load is repeated when the browser is online.
 * @param replace receives the loaded promise of a later attempt, or undefined to drop the failed
 * promise. Only `retryFailedLoads` drops a promise, since otherwise each render would load again
 */
export function startLoad<Value>(
  load: () => Promise<Value>,
  replace: (loaded: Promise<Value> | undefined) => void,
): Promise<Value> {
  const promise = loadWhenOnline(load)
  let isReplaced = false
  const failure: FailedLoad = {
    retry: async () => {
      const value = await load()
      // A click on a retry button has started another load in the meantime.
      if (!failures.delete(failure)) return
      isReplaced = true
      replace(markLoaded(Promise.resolve(value), value))
      showPlaces()
    },
    forget: () => {
      failures.delete(failure)
      isReplaced = true
      replace(undefined)
    },
  }
  /** Renders the components that wait for a slow load once the load has ended. */
  const showEnded = () => {
    waits.delete(promise)
    showPlaces()
  }
  started.set(promise, failure)
  promise.then(
    (value) => {
      void markLoaded(promise, value)
      // A retry may have started a second load. The waiting components are shown when the first of
      // the two loads ends.
      if (failures.delete(failure) || isReplaced) showEnded()
    },
    (reason) => {
      reasons.add(Object(reason))
      if (isReplaced) return
      if (failures.has(failure)) showEnded()
      failures.add(failure)
    },
  )
  return promise
}

/**
 * Limits the wait for a load to `timeLimits.chunkNotice`. Then the returned promise rejects with
 * `slowLoad`, so that the error boundary above offers a retry. The load continues, and the
 * component is shown once it has ended.
 * @returns the same promise at each call, as React's `use` requires
 */
export function waitForLoad<Value>(load: Promise<Value>): Promise<Value> {
  // `waits` stores for each load a promise of the same type.
  const known = waits.get(load) as Promise<Value> | undefined
  if (known) return known
  if (isLoaded(load)) return load
  const wait = new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => {
      const failure = started.get(load)
      if (failure) failures.add(failure)
      reject(slowLoad)
    }, timeLimits.chunkNotice)
    load
      .then((value) => {
        void markLoaded(wait, value)
        resolve(value)
      }, reject)
      .finally(() => clearTimeout(timer))
  })
  waits.set(load, wait)
  return wait
}

/** Drops a failed load, so that the next render starts a new one. */
export const forgetLoad = (load: Promise<unknown>): void => started.get(load)?.forget()

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

/** True for the error of a failed or slow load, for which an error boundary offers a retry. */
export const isLoadFailure = (error: unknown): boolean => reasons.has(Object(error))

function markLoaded<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

export const isLoaded = (promise: Promise<unknown>): boolean => 'status' in promise

/** A promise that is already fulfilled, for values that exist from the start. */
export const endedLoad: Promise<void> = markLoaded(Promise.resolve(), undefined)

/** Drops all failed loads, so that the next renders start new ones. */
export function retryFailedLoads(): void {
  for (const { forget } of failures) forget()
}

/** Callbacks of the error boundaries that wait for a failed load. */
const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
/** Milliseconds until the next automatic attempt. */
let pause = 0

/**
 * Repeats the failed loads in the background: when the browser is back online, and after increasing
 * pauses, since a network can fail while the browser is online.
 * @param listener called once, when any failed load has succeeded
 */
export function waitForFailedLoads(listener: () => void): void {
  waiting.add(listener)
  pause = timeLimits.chunkPause
  addEventListener('online', retryAll)
  schedule()
}

export const stopWaiting = (listener: () => void): boolean => waiting.delete(listener)

function schedule(): void {
  clearTimeout(timer)
  if (waiting.size > 0) timer = setTimeout(retryAll, pause)
}

function retryAll(): void {
  pause *= 1.5
  for (const { retry } of failures) retry().catch(() => {})
  schedule()
}

/** Renders the waiting components again. A component whose chunk is still missing fails again. */
function showPlaces(): void {
  const listeners = [...waiting]
  waiting.clear()
  for (const listener of listeners) listener()
}
