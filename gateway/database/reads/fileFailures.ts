// https://www.sqlite.org/rescode.html
const busyCode = 5
const readOnly = 8
const ioError = 10
const fullCode = 13
const cannotOpen = 14

/**
 * Result codes that the disk or another program can cause for any statement. The same statement may
 * succeed later.
 */
const transientCodes: ReadonlySet<number> = new Set([
  busyCode,
  readOnly,
  ioError,
  fullCode,
  cannotOpen,
])

/** Primary SQLite result code of an error: the lowest byte of the extended code. */
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined

/** True if the statement failed because another connection has locked the database. */
export const isBusy = (error: unknown): boolean => codeOf(error) === busyCode

/** True if an error means that the file is temporarily unusable, not that its content is wrong. */
export function isFileStuck(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && transientCodes.has(code)
}
