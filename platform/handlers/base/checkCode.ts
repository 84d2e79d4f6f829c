import { normalizeText } from '../../../src/lib/text.ts'
import { type CodeTarget, tryCode } from '../../domain/accounts/verification/smsCodes.ts'
import type { PendingRejection } from '../../domain/base/context/rejection.ts'
import type { World } from '../../domain/base/context/world.ts'
import { fieldDetails } from './registrationRejections.ts'

export type VerificationCode =
  | 'VERIFICATION_CODE_MISSING'
  | 'VERIFICATION_CODE_WRONG'
  | 'VERIFICATION_CODE_EXPIRED'

/** @throws {Rejection} because a code was spent meanwhile, or was never right. */
export const rejectWrongCode = (
  world: Pick<World<'VERIFICATION_CODE_WRONG'>, 'reject'>,
  field = 'verificationCode',
): never => world.reject('VERIFICATION_CODE_WRONG', fieldDetails(field, 'wrong'))

/** The problem of a code; undefined when the code is right. The code is not spent. */
export async function problemOfCode(
  world: World,
  target: CodeTarget,
  code: string,
  field = 'verificationCode',
): Promise<PendingRejection<VerificationCode> | undefined> {
  if (normalizeText(code) === '') {
    return { code: 'VERIFICATION_CODE_MISSING', details: fieldDetails(field, 'required') }
  }
  const result = await tryCode(world, target, code)
  if (result === 'right') return undefined
  return result === 'wrong'
    ? { code: 'VERIFICATION_CODE_WRONG', details: fieldDetails(field, 'wrong') }
    : { code: 'VERIFICATION_CODE_EXPIRED', details: fieldDetails(field, 'expired') }
}

/**
 * Checks a code, which is not spent.
 * @param field the request's that has the code.
 * @throws {Rejection} when the code is not right.
 */
export async function checkCode(
  world: World<VerificationCode>,
  target: CodeTarget,
  code: string,
  field?: string,
): Promise<void> {
  const problem = await problemOfCode(world, target, code, field)
  if (problem) world.reject(problem.code, problem.details)
}
