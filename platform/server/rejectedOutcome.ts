import { errorStatuses } from '../../src/api/gen/errors.ts'
import { AccountClosed } from '../domain/accounts/closing/closedAccounts.ts'
import { isRejection } from '../domain/base/context/rejection.ts'
import type { Caller } from './callers.ts'
import { FaultError } from './faultError.ts'
import { fault, type OperationId, type Outcome, reject } from './handler.ts'

/**
 * The outcome of a call whose handler threw.
 * @throws any error that is not the rejection of this call.
 */
export function rejectedOutcome(error: unknown, caller: Caller): Outcome<OperationId> {
  if (isRejection(error)) {
    const { code, details } = error
    // Only codes that the operation documents have passed the type of its context.
    return errorStatuses[code] === 200
      ? reject(code as Extract<Outcome<OperationId>, { kind: 'rejected' }>['code'], details)
      : fault(code, details)
  }
  // The account was closed while its call was under way, and all of its sessions with it.
  const isClosed = error instanceof AccountClosed && caller.kind === 'member'
  throw isClosed && error.memberId === caller.member.id ? new FaultError('SESSION_EXPIRED') : error
}
