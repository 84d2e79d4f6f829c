import type { ErrorCode } from '../../src/api/gen/errors.ts'
import type { RejectionDetails } from '../domain/base/context/rejection.ts'
import { type Fault, fault } from './handler.ts'

/** Fault thrown by a step of the server to end the request. */
export class FaultError extends Error {
  readonly fault: Fault
  constructor(code: ErrorCode, details?: RejectionDetails, headers?: Record<string, string>) {
    super(code)
    this.name = 'FaultError'
    this.fault = fault(code, details, headers)
  }
}
