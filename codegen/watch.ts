import { watch } from 'node:fs'

/** Names of files that a contract may consist of. */
const partOfContract = /\.(ya?ml|json|md)$/i

/** Paths of packages and hidden folders. Watching them would take seconds. */
const ignoredPaths = /(^|[\\/])(node_modules|\.[^\\/]+)([\\/]|$)/

/**
 * Milliseconds without a change before `act` is called: editors save in several steps, and a change
 * of branch changes many files.
 */
const quietMilliseconds = 50

/** Watcher that runs until it is closed. */
export type Watcher = {
  /** Calls `act` at once, even without a change, unless a call is running. */
  actNow(): void
  /** Stops watching, and waits until a running call ends. */
  close(): Promise<void>
}

/**
 * Calls `act` when a file that may belong to a contract is changed, added or removed in a folder or
 * below it. Calls do not overlap: changes during a call lead to one more call.
 * @param folder absolute path.
 * @param act must handle its own errors.
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
    // The system may omit the file name; then any file may have changed.
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
