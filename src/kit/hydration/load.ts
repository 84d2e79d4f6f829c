import { timeLimits } from '../../lib/timeLimits.ts'
import { hasHydratingParts } from './partHydration.ts'

type FailedLoad = {
  /** Loads again, and gives the loaded value to the next render. */
  retry: () => Promise<void>
  /** Drops the failed promise, so that the next render starts the load again. */
  forget: () => void
}
const failures = new Set<FailedLoad>()
/** Errors of failed loads. */
const reasons = new WeakSet<object>()

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
  promise.then(
    (value) => markLoaded(promise, value),
    (reason) => {
      const failure: FailedLoad = {
        retry: async () => {
          const value = await load()
          // A press on a retry button has started the load again in the meantime.
          if (failures.delete(failure)) replace(markLoaded(Promise.resolve(value), value))
        },
        forget: () => replace(undefined),
      }
      failures.add(failure)
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

function markLoaded<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

export const isLoaded = (promise: Promise<unknown>): boolean => 'status' in promise

/** A load that is already fulfilled, for values that were there from the start. */
export const endedLoad: Promise<void> = markLoaded(Promise.resolve(), undefined)

/** Drops all failed loads, so that their next render starts them again. */
export function retryFailedLoads(): void {
  for (const { forget } of failures) forget()
  failures.clear()
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

async function retryAll(): Promise<void> {
  pause *= 1.5
  const { size } = failures
  await Promise.allSettled([...failures].map(({ retry }) => retry()))
  if (failures.size < size) {
    const listeners = [...waiting]
    waiting.clear()
    // A place whose chunk has not loaded yet fails and waits again.
    for (const listener of listeners) listener()
  }
  schedule()
}
