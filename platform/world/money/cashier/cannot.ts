import type { ErrorCode } from '../../../../src/api/gen/errors.ts'
import type { components } from '../../../../src/api/gen/paths.ts'

type Details = components['schemas']['RejectionDetails']

/**
 * A rule says no in the middle of a transaction, which it undoes by being thrown. The caller
 * answers its code.
 */
export class Cannot extends Error {
  readonly code: ErrorCode
  readonly details: Details | undefined
  constructor(code: ErrorCode, details?: Details) {
    super(code)
    this.name = 'Cannot'
    this.code = code
    this.details = details
  }
}
