import { watch } from 'node:fs'

/** What a contract may be put together from. */
const partOfContract = /\.(ya?ml|json|md)$/i

/** Packages, and what tools keep for themselves; to watch these too takes seconds. */
const foreign = /(^|[\\/])(node_modules|\.[^\\/]+)([\\/]|$)/

/**
 * Editors save in several steps, and a branch changes many files: one generation is enough for all.
 */
const quietMilliseconds = 50

/** A watching that goes on until it is closed. */
export type Watcher = {
  /** Acts without a change, unless it is acting already. */
  actNow(): void
  /** Ends the watching, and waits for a call that runs. */
  close(): Promise<void>
}

/**
 * Calls `act` whenever a file below a folder that may be part of a contract changed, comes or goes.
 * One call at a time: what changes meanwhile leads to one more after it.
 * @param folder absolute path
 * @param act whose failures are its own to tell
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

  const watcher = watch(folder, { recursive: true, ignore: foreign }, (_, file) => {
    // Where the system does not tell the name, it may have been any.
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
