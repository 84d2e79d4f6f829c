import { DuplicateError } from './store.ts'

/** Runs an insert; a `DuplicateError` is ignored, since the row exists already. */
export async function unlessThere(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
  }
}
