import type { ErrorCode } from '../../../../src/api/gen/errors.ts'
import type { components } from '../../../../src/api/gen/paths.ts'

type Details = components['schemas']['RejectionDetails']

/** A step is not taken, in the middle of a transaction, which this undoes by being thrown. */
export class IdentityRejection extends Error {
  readonly code: ErrorCode
  readonly details: Details | undefined
  constructor(code: ErrorCode, details?: Details) {
    super(code)
    this.name = 'IdentityRejection'
    this.code = code
    this.details = details
  }
}
