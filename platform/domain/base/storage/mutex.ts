export type Mutex = {
  /** Waits for all earlier callers. @returns a function that releases the lock. */
  lock(): Promise<() => void>
}

/** A mutual-exclusion lock that is fair: callers enter in the order of their calls. */
export function createMutex(): Mutex {
  let last = Promise.resolve()
  return {
    async lock() {
      const { promise, resolve } = Promise.withResolvers<void>()
      const before = last
      last = promise
      await before
      return resolve
    },
  }
}
