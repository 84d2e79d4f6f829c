import type { ErrorCode } from '../../../../src/api/gen/errors.ts'

/**
 * A rule says no in the middle of a transaction, which it undoes by being thrown. The caller
 * answers its code.
 */
export class Cannot extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.name = 'Cannot'
    this.code = code
  }
}
