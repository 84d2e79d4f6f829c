import { DuplicateError } from './store.ts'

/** Runs a write that another may have made already. */
export async function unlessThere(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
  }
}
