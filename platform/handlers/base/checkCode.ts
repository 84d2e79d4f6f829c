import { normalizeText } from '../../../src/lib/text.ts'
import { type CodeTarget, tryCode } from '../../domain/accounts/verification/smsCodes.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { PendingRejection } from '../../domain/base/context/rejection.ts'
import { fieldDetails } from './registrationRejections.ts'

export type VerificationCode =
  | 'VERIFICATION_CODE_MISSING'
  | 'VERIFICATION_CODE_WRONG'
  | 'VERIFICATION_CODE_EXPIRED'

/** @throws {Rejection} always: the code is wrong or was already spent. */
export const rejectWrongCode = (
  context: Pick<Context<'VERIFICATION_CODE_WRONG'>, 'reject'>,
  field = 'verificationCode',
): never => context.reject('VERIFICATION_CODE_WRONG', fieldDetails(field, 'wrong'))

/**
 * Checks a verification code without spending it.
 * @returns rejection of the code; undefined if the code is right.
 */
export async function problemOfCode(
  context: Context,
  target: CodeTarget,
  code: string,
  field = 'verificationCode',
): Promise<PendingRejection<VerificationCode> | undefined> {
  if (normalizeText(code) === '') {
    return { code: 'VERIFICATION_CODE_MISSING', details: fieldDetails(field, 'required') }
  }
  const result = await tryCode(context, target, code)
  if (result === 'right') return undefined
  return result === 'wrong'
    ? { code: 'VERIFICATION_CODE_WRONG', details: fieldDetails(field, 'wrong') }
    : { code: 'VERIFICATION_CODE_EXPIRED', details: fieldDetails(field, 'expired') }
}

/**
 * Checks a code without spending it.
 * @param field request field that contains the code.
 * @throws {Rejection} if the code is not right.
 */
export async function checkCode(
  context: Context<VerificationCode>,
  target: CodeTarget,
  code: string,
  field?: string,
): Promise<void> {
  const problem = await problemOfCode(context, target, code, field)
  if (problem) context.reject(problem.code, problem.details)
}
