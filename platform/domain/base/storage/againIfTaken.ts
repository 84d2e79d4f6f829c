import { DuplicateError } from './store.ts'

/**
 * A write that inserts several rows can fail several times, if other transactions insert these rows
 * one after another.
 */
const mostAttempts = 5

/** Retries a write after a `DuplicateError`; the retry finds the row of the other transaction. */
export async function againIfTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= mostAttempts || !(error instanceof DuplicateError)) throw error
    }
  }
}
