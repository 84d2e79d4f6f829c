import { watch } from 'node:fs'

/** Matches the files that a contract may consist of. */
const partOfContract = /\.(ya?ml|json|md)$/i

/** Packages and hidden folders, which take seconds to watch. */
const ignoredPaths = /(^|[\\/])(node_modules|\.[^\\/]+)([\\/]|$)/

/** Quiet time before an action: editors save in several steps, and a branch changes many files. */
const quietMilliseconds = 50

/** Watcher that runs until it is closed. */
export type Watcher = {
  /** Acts without a change, unless an action is running. */
  actNow(): void
  /** Stops watching, and waits for a running action. */
  close(): Promise<void>
}

/**
 * Calls `act` when a file that may belong to a contract is changed, added or removed below a
 * folder. Calls do not overlap: changes during a call lead to one more call.
 * @param folder absolute path.
 * @param act handles its own failures.
 */
export function watchContract(folder: string, act: () => Promise<void>): Watcher {
  let waiting: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function actNow() {
    running ??= act().finally(() => {
      running = undefined
    })
  }

  function actSoon() {
    clearTimeout(waiting)
    waiting = setTimeout(() => (running ? actSoon() : actNow()), quietMilliseconds)
  }

  const watcher = watch(folder, { recursive: true, ignore: ignoredPaths }, (_, file) => {
    // Without a file name from the system, any file may have changed.
    if (file === null || partOfContract.test(file)) actSoon()
  })
  return {
    actNow,
    async close() {
      watcher.close()
      clearTimeout(waiting)
      await running
    },
  }
}
