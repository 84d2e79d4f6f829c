import { type ComponentType, useSyncExternalStore } from 'react'
import { timeLimits } from '../../lib/timeLimits.ts'
import { loadFailedStyles } from './failedStyles.ts'
import { forgetLoad, isLoaded, startLoad } from './load.ts'
import { useLoad } from './useLoad.ts'

export type LazyPart<Props> = ComponentType<Props> & {
  /**
   * Loads the chunk ahead of time, on hover or when idle. Never rejects: a later render shows the
   * failure.
   */
  preload: () => Promise<void>
}

/**
 * Component in a separate chunk. It suspends while the chunk loads. After `timeLimits.chunkNotice`
 * the error boundary above reports a slow load; if the load fails or exceeds `timeLimits.chunk`
 * (ERR-31), the boundary reports a failure. Unlike `React.lazy`, it loads the chunk and its styles
 * again in the first render after `retryFailedLoads`. A loaded part renders without suspending, as
 * hydration requires.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false
  let isRendered = false

  const attempt = async () => {
    try {
      const styles = hasFailed ? loadFailedStyles() : undefined
      return await inTime(styles ? styles.then(load) : load())
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const start = () => {
    loading ??= startLoad(attempt, (loaded) => {
      loading = loaded
    })
    return loading
  }
  function Part(props: Props) {
    const loaded = start()
    isRendered = true
    if (!isLoaded(loaded)) addPending(loaded)
    const Component = useLoad(loaded)
    return <Component {...props} />
  }
  return Object.assign(Part, {
    preload: async () => {
      const loaded = start()
      await loaded.catch(() => {
        // Let the first render load the chunk again instead of showing an old failure (ERR-32).
        if (!isRendered) forgetLoad(loaded)
      })
    },
  })
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A chunk did not load in time'))
    const timer = setTimeout(fail, timeLimits.chunk)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Chunks that rendered parts wait for. Preloaded chunks are not pending. */
const pendingChunks = new Set<Promise<unknown>>()
const listeners = new Set<() => void>()

function addPending(chunk: Promise<unknown>): void {
  if (pendingChunks.has(chunk)) return
  pendingChunks.add(chunk)
  notifyListeners()
  const settle = () => {
    pendingChunks.delete(chunk)
    notifyListeners()
  }
  chunk.then(settle, settle)
}

/** Waits for the end of the current render, because a store must not change during a render. */
const notifyListeners = () => queueMicrotask(() => listeners.forEach((listener) => void listener()))

/** True while a rendered part waits for its chunk, for example after a navigation (ROUTE-46). */
export const useIsChunkPending = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pendingChunks.size > 0,
    () => false,
  )
