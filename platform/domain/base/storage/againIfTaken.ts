import { DuplicateError } from './store.ts'

/**
 * Other transactions may insert several of the rows that a write wants to insert, one after the
 * other.
 */
const mostAttempts = 5

/**
 * Retries a write that failed with a `DuplicateError`: the retry finds the other transaction's row.
 */
export async function againIfTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= mostAttempts || !(error instanceof DuplicateError)) throw error
    }
  }
}
