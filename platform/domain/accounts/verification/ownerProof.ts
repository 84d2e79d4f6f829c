/**
 * Asks a member who is logged in to prove that it is them, before a protection of their account
 * goes: somebody else may be at the page.
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

/** Apart from the second step of log-ins, whose failures are strangers'. */
const counterOf = (memberId: string): AttemptCounter => ({
  id: `own-code:${memberId}`,
  pace: {
    memory: 24 * 3_600_000,
    waitAfter: growingWait({ free: 5, first: 60_000, longest: 15 * 60_000 }),
  },
})

/**
 * Whether an answer proves that it is the owner; a code is spent by that. May take as long as a
 * hash, so not within a transaction.
 * @returns `wait` in milliseconds where there were too many wrong ones; nothing is compared then.
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
  // It costs no try.
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
