import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from './fileFailures.ts'

const longestPause = 50

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
