import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from './fileFailures.ts'

const longestPause = 50

/**
 * Runs work and retries it while another process locks the database. Waiting in SQLite itself would
 * block the event loop.
 * @param limit milliseconds of waiting after which the error is rethrown.
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
