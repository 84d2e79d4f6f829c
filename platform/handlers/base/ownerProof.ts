/**
 * Requires proof that the caller owns the account, because an open session may be used by another
 * person.
 */

import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { checkOwnPassword } from '../../domain/accounts/account/ownPassword.ts'
import { codeTargetOf } from '../../domain/accounts/verification/codeTarget.ts'
import { spendCode } from '../../domain/accounts/verification/smsCodes.ts'
import type { DomainTables, MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { FaultError } from '../../server/faultError.ts'
import type { BodyOf } from '../../server/handler.ts'
import { checkCode, rejectWrongCode, type VerificationCode } from './checkCode.ts'
import { fieldDetails } from './registrationRejections.ts'
import { rejectUntil } from './rejectUntil.ts'

type Given = Pick<BodyOf<'bindPhone'>, 'password' | 'ownerCode' | 'ownerChannel'>
type OwnerContext = Context<VerificationCode | 'FIELDS_INVALID' | 'PASSWORD_WRONG'>

/**
 * Spends a proof in the transaction of the action it protects.
 * @throws {Rejection} if it was already spent.
 */
type SpendProof = (tables: Pick<DomainTables, 'smsCodes'>) => Promise<void>

const spentByCheck: SpendProof = () => Promise.resolve()

/**
 * Checks the password of an account's owner.
 * @param field request field that contains the password, if the response has to name it.
 * @throws {Rejection} if the password is wrong.
 * @throws {FaultError} after too many wrong passwords.
 */
export async function checkOwner(
  context: Context<'PASSWORD_WRONG'>,
  member: MemberRow,
  password: string,
  field?: string,
): Promise<void> {
  const verdict = await checkOwnPassword(context, member, password)
  if (verdict === 'wrong') {
    context.reject('PASSWORD_WRONG', field === undefined ? undefined : fieldDetails(field, 'wrong'))
  }
  if (verdict !== 'right') rejectUntil(verdict.wait)
}

/** True if the account has a password or a contact that can receive a code. */
const canProve = ({ passwordHash, mobileNum, email }: MemberRow): boolean =>
  passwordHash !== noPassword || mobileNum !== null || email !== null

/**
 * Checks the login password, or the code sent to a bound contact. An account without a password and
 * without a contact needs no proof. Takes as long as a password hash, so it must not run inside a
 * transaction.
 * @returns function that spends the proof.
 * @throws {Rejection} if the proof is not valid.
 */
export async function proveOwner(
  context: OwnerContext,
  member: MemberRow,
  { password, ownerCode = '', ownerChannel }: Given,
): Promise<SpendProof> {
  if (!canProve(member)) return spentByCheck
  if (ownerChannel !== undefined) {
    const target = codeTargetOf(context, member, 'owner', ownerChannel)
    if (!target) throw new FaultError('MODULE_OFF')
    await checkCode(context, target, ownerCode, 'ownerCode')
    return async (tables) => {
      if (!(await spendCode(tables, target, ownerCode))) rejectWrongCode(context, 'ownerCode')
    }
  }
  if (member.passwordHash === noPassword || password === undefined) {
    const field = member.passwordHash === noPassword ? 'ownerCode' : 'password'
    return context.reject('FIELDS_INVALID', fieldDetails(field, 'required'))
  }
  await checkOwner(context, member, password, 'password')
  return spentByCheck
}
