/** Has who is at a session prove to be the account's owner: the session may be another's. */

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

/** Spends a proof in the transaction of what it is for. @throws {Rejection} when it was spent. */
type SpendProof = (tables: Pick<DomainTables, 'smsCodes'>) => Promise<void>

const spentByCheck: SpendProof = () => Promise.resolve()

/**
 * Checks the password of an account's owner.
 * @param field the request's that has the password, where the answer names it.
 * @throws {Rejection} when it is wrong. @throws {FaultError} when too many were wrong.
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

/** True if an account has something that its owner alone has or knows. */
const canProve = ({ passwordHash, mobileNum, email }: MemberRow): boolean =>
  passwordHash !== noPassword || mobileNum !== null || email !== null

/**
 * Checks the login password, or the code that went to what is bound; who has none of these passes.
 * Takes as long as a hash, so not within a transaction.
 * @returns spends the proof. @throws {Rejection} when it does not count.
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
