/** Has who is at a session prove to be the account's owner: the session may be another's. */
import type { BodyOf, Outcome } from '../server/handler.ts'
import { fault, reject } from '../server/handler.ts'
import { noPassword } from '../world/accounts/members/noPassword.ts'
import { checkOwnPassword } from '../world/accounts/members/ownPassword.ts'
import { codeTargetOf } from '../world/accounts/proofs/codeTarget.ts'
import { spendCode } from '../world/accounts/proofs/smsCodes.ts'
import type { MemberRow, WorldTables } from '../world/base/collections/collections.ts'
import type { World } from '../world/base/world/world.ts'
import { checkCode } from './checkCode.ts'
import { fieldDetails } from './registrationRejections.ts'
import { rejectUntil } from './rejectUntil.ts'

type Given = Pick<BodyOf<'bindPhone'>, 'password' | 'ownerCode' | 'ownerChannel'>
type Rejection = Extract<Outcome<'bindEmail'>, { kind: 'rejected' | 'fault' }>

/** Spends a proof in the transaction of what it is for. @returns whether it was still there. */
type SpendProof = (tables: Pick<WorldTables, 'smsCodes'>) => Promise<boolean>

const spentByCheck: SpendProof = () => Promise.resolve(true)

/** True if an account has something that its owner alone has or knows. */
const canProve = ({ passwordHash, mobileNum, email }: MemberRow): boolean =>
  passwordHash !== noPassword || mobileNum !== null || email !== null

/**
 * Checks the login password, or the code that went to what is bound; who has none of these passes.
 * Takes as long as a hash, so not within a transaction.
 */
export async function proveOwner(
  world: World,
  member: MemberRow,
  { password, ownerCode = '', ownerChannel }: Given,
): Promise<{ refused: Rejection } | { spend: SpendProof }> {
  if (!canProve(member)) return { spend: spentByCheck }
  if (ownerChannel !== undefined) {
    const target = codeTargetOf(world, member, 'owner', ownerChannel)
    if (!target) return { refused: fault('MODULE_OFF') }
    const refused = await checkCode(world, target, ownerCode, 'ownerCode')
    return refused ? { refused } : { spend: (tables) => spendCode(tables, target, ownerCode) }
  }
  if (member.passwordHash === noPassword || password === undefined) {
    const field = member.passwordHash === noPassword ? 'ownerCode' : 'password'
    return { refused: reject('FIELDS_INVALID', fieldDetails(field, 'required')) }
  }
  const verdict = await checkOwnPassword(world, member, password)
  if (verdict === 'right') return { spend: spentByCheck }
  return verdict === 'wrong'
    ? { refused: reject('PASSWORD_WRONG', fieldDetails('password', 'wrong')) }
    : { refused: rejectUntil(verdict.wait) }
}
