/** Runs tasks in the background. No call waits for them. */
export type Background = {
  /** Starts a task; a failure is reported and has no other effect. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when all started tasks have ended. */
  waitUntilIdle(): Promise<void>
}

/** @param report receives each failure. */
export function createBackground(report: (name: string, error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const one: Promise<void> = work()
        .catch((error: unknown) => report(name, error))
        .finally(() => running.delete(one))
      running.add(one)
    },
    async waitUntilIdle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
