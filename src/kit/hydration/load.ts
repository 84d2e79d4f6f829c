import { timeLimits } from '../../lib/timeLimits.ts'
import { hasHydratingParts } from './partHydration.ts'

type FailedLoad = {
  /** Loads again, and gives the loaded value to the next render. */
  retry: () => Promise<void>
  /** Drops the failed promise, so that the next render starts the load again. */
  forget: () => void
}
/** Loads that failed or are slow. */
const failures = new Set<FailedLoad>()
/** Error of a place that has waited long for a load which has not ended. */
export const slowLoad = new Error('A chunk is slow to load')
/** Errors of failed loads. */
const reasons = new WeakSet<object>([slowLoad])
/** Every load with its entry for the case that it fails. */
const started = new WeakMap<Promise<unknown>, FailedLoad>()
/** Waits of rendered places, by load. */
const waits = new WeakMap<Promise<unknown>, Promise<unknown>>()

/**
 * Starts a load for React's `use`, which requires the same promise at each render and reads a
 * promise with `status: 'fulfilled'` without suspending. While parts of the page are not hydrated,
 * a load that fails offline waits for the network and starts again, since their prerendered content
 * can be read.
 * @param replace takes the loaded promise of a later attempt, or drops the failed one: only
 * `retryFailedLoads` does that, since otherwise each render would load again
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
      // A press on a retry button has started the load again in the meantime.
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
  /** Shows in the places of a slow load that it has ended. */
  const showEnded = () => {
    waits.delete(promise)
    showPlaces()
  }
  started.set(promise, failure)
  promise.then(
    (value) => {
      void markLoaded(promise, value)
      // A slow load may have been started again; its places appear with whichever ends first.
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
 * Limits the wait for a load to `timeLimits.chunkNotice`: then it rejects with `slowLoad`, so that
 * the boundary above offers a retry. The load goes on, and its place appears once it has ended.
 * @returns the same promise at each call, as React's `use` requires
 */
export function waitForLoad<Value>(load: Promise<Value>): Promise<Value> {
  // The wait for a load has the type of its value.
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

/** Drops a failed load, so that the next render starts it again. */
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

/** True for the error of a failed load, which the boundary above shows with a retry. */
export const isLoadFailure = (error: unknown): boolean => reasons.has(Object(error))

function markLoaded<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

export const isLoaded = (promise: Promise<unknown>): boolean => 'status' in promise

/** A load that is already fulfilled, for values that were there from the start. */
export const endedLoad: Promise<void> = markLoaded(Promise.resolve(), undefined)

/** Drops all failed loads, so that their next render starts them again. */
export function retryFailedLoads(): void {
  for (const { forget } of failures) forget()
}

/** Callbacks of the places that wait for a failed load. */
const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
/** Milliseconds until the next attempt. */
let pause = 0

/**
 * Requests the failed loads again in the background: when the browser is online again, and after
 * longer and longer pauses, since a network may fail without being offline.
 *
 * @param listener called once, when one of them has loaded
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

/** Renders the waiting places. A place whose chunk has not loaded yet fails and waits again. */
function showPlaces(): void {
  const listeners = [...waiting]
  waiting.clear()
  for (const listener of listeners) listener()
}
