// https://www.sqlite.org/rescode.html
const busy = 5
const readOnly = 8
const ioError = 10
const full = 13
const cannotOpen = 14

/** What a disk, or another program at it, does to any statement, and what may pass by itself. */
const passing: ReadonlySet<number> = new Set([busy, readOnly, ioError, full, cannotOpen])

/** SQLite's code of an error; extended codes, which end in it, say more than anybody asks. */
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined

/** Whether somebody else is writing to the database. */
export const isBusy = (error: unknown): boolean => codeOf(error) === busy

/** Whether an error says that the file cannot be worked on now, rather than what is in it. */
export function isFileStuck(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && passing.has(code)
}
