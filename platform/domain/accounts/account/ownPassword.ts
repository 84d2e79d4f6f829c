/**
 * The password of an account, asked of a member who is logged in: somebody else may be at the page.
 */
import { claimAttempt, forgetAttempts, growingWait } from '../../base/attempts/attempts.ts'
import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { matchesPassword } from './typedPassword.ts'

const pace = {
  memory: 24 * 3_600_000,
  waitAfter: growingWait({ free: 5, first: 60_000, longest: 15 * 60_000 }),
}

/**
 * Compares what was typed with the account's password. Takes as long as a hash, so not within a
 * transaction.
 * @returns `wait` in milliseconds where there were too many wrong ones; nothing is compared then.
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
