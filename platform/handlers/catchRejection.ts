import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { type Fault, fault, reject } from '../server/handler.ts'
import { Cannot } from '../world/money/cashier/cannot.ts'
import { InsufficientFunds } from '../world/money/ledger/post.ts'

const codeOf = (error: unknown): ErrorCode | undefined => {
  if (error instanceof InsufficientFunds) return 'INSUFFICIENT_BALANCE'
  return error instanceof Cannot ? error.code : undefined
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
    const thrown = codeOf(error)
    if (thrown === 'NOT_FOUND') return fault(thrown)
    const code = codes.find((one) => one === thrown)
    if (code === undefined) throw error
    return reject(code)
  }
}
