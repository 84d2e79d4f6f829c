/** Second password check of a logged-in member, because somebody else may be using the browser. */
import { claimAttempt, forgetAttempts, growingWait } from '../../base/attempts/attempts.ts'
import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { matchesPassword } from './typedPassword.ts'

const pace = {
  memory: 24 * 3_600_000,
  waitAfter: growingWait({ free: 5, first: 60_000, maxWait: 15 * 60_000 }),
}

/**
 * Verifies the account's password. Call it outside a transaction, since hashing takes time.
 * @returns `wait` in milliseconds after too many failures, without a check of the password.
 */
export async function checkOwnPassword(
  context: Pick<Context, 'store' | 'now' | 'passwords'>,
  { id, passwordHash }: Pick<MemberRow, 'id' | 'passwordHash'>,
  password: string,
): Promise<'right' | 'wrong' | { wait: number }> {
  context.passwords.admit()
  const counter = { id: `own-password:${id}`, pace }
  const claim = await claimAttempt(context, [counter])
  if (claim.isRejected) return { wait: claim.wait }
  if (!(await matchesPassword(context, password, passwordHash))) return 'wrong'
  await forgetAttempts(context.store, [counter.id])
  return 'right'
}
