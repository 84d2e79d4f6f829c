import { setTimeout as pause } from 'node:timers/promises'

/** SQLite's code for a database that somebody else is writing to; extended codes end in it. */
const busy = 5
const longestPause = 50

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === busy

/**
 * Tries again while another process has the database. This one goes on meanwhile, which it would
 * not if SQLite itself waited.
 * @param limit milliseconds after which the failure is thrown on.
 */
export async function whenFree<Result>(work: () => Result, limit = 5000): Promise<Result> {
  let waited = 0
  for (let wait = 1; ; wait = Math.min(wait * 2, longestPause)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || waited >= limit) throw error
    }
    await pause(wait)
    waited += wait
  }
}
