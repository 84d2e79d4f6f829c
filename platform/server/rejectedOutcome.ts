import { errorStatuses } from '../../src/api/gen/errors.ts'
import { AccountClosed } from '../domain/accounts/closing/closedAccounts.ts'
import { isRejection } from '../domain/base/context/rejection.ts'
import type { Caller } from './callers.ts'
import { FaultError } from './faultError.ts'
import { fault, type OperationId, type Outcome, reject } from './handler.ts'

/**
 * Outcome of a call whose handler threw.
 * @throws errors other than a rejection.
 */
export function rejectedOutcome(error: unknown, caller: Caller): Outcome<OperationId> {
  if (isRejection(error)) {
    const { code, details } = error
    // The type of the call's context allows only codes that the operation documents.
    return errorStatuses[code] === 200
      ? reject(code as Extract<Outcome<OperationId>, { kind: 'rejected' }>['code'], details)
      : fault(code, details)
  }
  // A concurrent call closed the account and all of its sessions.
  const isClosed = error instanceof AccountClosed && caller.kind === 'member'
  throw isClosed && error.memberId === caller.member.id ? new FaultError('SESSION_EXPIRED') : error
}
