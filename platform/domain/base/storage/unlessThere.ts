import { DuplicateError } from './store.ts'

/** Runs an insert and ignores a `DuplicateError`: the row exists already. */
export async function unlessThere(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
  }
}
