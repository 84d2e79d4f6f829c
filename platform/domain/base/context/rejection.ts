import type { ErrorCode } from '../../../../src/api/gen/errors.ts'
import type { components } from '../../../../src/api/gen/paths.ts'

export type RejectionDetails = components['schemas']['RejectionDetails']

/**
 * Error that rejects a call because of a rule. The error rolls back the transaction, and the server
 * turns the error into the response. Only `reject` creates this error: the type `Reject` limits the
 * codes to those that the operation documents.
 */
class Rejection extends Error {
  readonly code: ErrorCode
  readonly details: RejectionDetails | undefined
  constructor(code: ErrorCode, details?: RejectionDetails) {
    super(code)
    this.name = 'Rejection'
    this.code = code
    this.details = details
  }
}

export type { Rejection }

export const isRejection = (error: unknown): error is Rejection => error instanceof Rejection

/** @throws {Rejection} with one of the codes that the operation documents. */
export type Reject<Code extends ErrorCode> = (code: Code, details?: RejectionDetails) => never

export const reject: Reject<ErrorCode> = (code, details) => {
  throw new Rejection(code, details)
}

/** Code and details of a rejection that the caller records first and throws afterwards. */
export type PendingRejection<Code extends ErrorCode> = {
  code: Code
  details: RejectionDetails | undefined
}
