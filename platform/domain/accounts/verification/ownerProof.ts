/**
 * Requires a logged-in member to prove their identity again before they remove a protection of the
 * account, because somebody else may be using the browser.
 */
import type { components } from '../../../../src/api/gen/paths.ts'
import { readCode } from '../../../../src/lib/code.ts'
import {
  type AttemptCounter,
  claimAttempt,
  forgetAttempts,
  growingWait,
} from '../../base/attempts/attempts.ts'
import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { noPassword } from '../account/noPassword.ts'
import { checkOwnPassword } from '../account/ownPassword.ts'
import { spendAuthenticatorCode } from './authenticator.ts'
import { canBeRecoveryCode, spendRecoveryCode } from './recoveryCodes.ts'

type OwnerProof = components['schemas']['OwnerProof']

/**
 * Counter of failed proofs. The second login step has another counter, because strangers can fail
 * that step; their failures must not make the owner wait here.
 */
const counterOf = (memberId: string): AttemptCounter => ({
  id: `own-code:${memberId}`,
  pace: {
    memory: 24 * 3_600_000,
    waitAfter: growingWait({ free: 5, first: 60_000, maxWait: 15 * 60_000 }),
  },
})

/**
 * Checks a member's proof; a valid code is used up. Call it outside a transaction, because hashing
 * may take time.
 * @returns an object with `wait` if there were too many failures: the milliseconds until the next
 * attempt. The proof was not checked in this case.
 */
export async function checkOwnerProof(
  context: Context,
  member: Pick<MemberRow, 'id' | 'passwordHash'>,
  { method, answer }: OwnerProof,
): Promise<'right' | 'wrong' | { wait: number }> {
  if (method === 'PASSWORD') {
    if (member.passwordHash === noPassword) return 'wrong'
    return checkOwnPassword(context, member, answer)
  }
  // An answer without the format of a code does not count as an attempt.
  const canBeCode = method === 'TOTP' ? readCode(answer) !== undefined : canBeRecoveryCode(answer)
  if (!canBeCode) return 'wrong'
  const counter = counterOf(member.id)
  const claim = await claimAttempt(context, [counter])
  if (claim.isRejected) return { wait: claim.wait }
  const isRight =
    method === 'TOTP'
      ? await spendAuthenticatorCode(context, member.id, answer)
      : await spendRecoveryCode(context.store, member.id, answer)
  if (!isRight) return 'wrong'
  await forgetAttempts(context.store, [counter.id])
  return 'right'
}
