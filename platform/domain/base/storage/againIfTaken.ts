import { DuplicateError } from './store.ts'

/** Others may insert one row after the other of those that a write wants to insert. */
const mostAttempts = 5

/** Does a write again that found a row taken which it was about to insert: now it finds the row. */
export async function againIfTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= mostAttempts || !(error instanceof DuplicateError)) throw error
    }
  }
}
