export type Mutex = {
  /** Waits for everybody who asked before. @returns what lets the next one in. */
  lock(): Promise<() => void>
}

/** Lets one in at a time, in the order of asking. */
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
