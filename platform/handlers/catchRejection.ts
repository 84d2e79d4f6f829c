import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { type Fault, fault, type RejectionDetails, reject } from '../server/handler.ts'
import { IdentityRejection } from '../world/accounts/identityCheck/identityRejection.ts'
import { Cannot } from '../world/money/cashier/cannot.ts'
import { InsufficientFunds } from '../world/money/ledger/post.ts'

type Thrown = { code: ErrorCode; details?: RejectionDetails | undefined }

const rejectionOf = (error: unknown): Thrown | undefined => {
  if (error instanceof InsufficientFunds) return { code: 'INSUFFICIENT_BALANCE' }
  return error instanceof Cannot || error instanceof IdentityRejection ? error : undefined
}

/**
 * Answers with a rule's rejection that was thrown out of a transaction: `codes` are those that the
 * operation rejects with; `NOT_FOUND` is its 404. Any other error is thrown on.
 */
export async function catchRejection<Code extends ErrorCode, Result>(
  codes: readonly Code[],
  work: () => Promise<Result>,
): Promise<Result | Fault | ReturnType<typeof reject<Code>>> {
  try {
    return await work()
  } catch (error) {
    const thrown = rejectionOf(error)
    if (thrown?.code === 'NOT_FOUND') return fault(thrown.code)
    const code = codes.find((one) => one === thrown?.code)
    if (code === undefined) throw error
    return reject(code, thrown?.details)
  }
}
