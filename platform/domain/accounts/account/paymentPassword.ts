/** Payment password (transaction password), which confirms withdrawals and transfers. */
import {
  type AttemptCounter,
  claimAttempt,
  forgetAttempts,
  pauseAfter,
} from '../../base/attempts/attempts.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { settingsOf } from './memberSettings.ts'
import { matchesPassword } from './typedPassword.ts'

/**
 * After five wrong attempts in a row, all attempts are rejected for a while, including correct
 * ones.
 */
const pace = {
  memory: 24 * 3_600_000,
  waitAfter: pauseAfter({ every: 5, pause: 15 * 60_000 }),
}

const counterOf = (memberId: string): AttemptCounter => ({
  id: `payment-password:${memberId}`,
  pace,
})

/**
 * Hash of a member's payment password. A payment password that was set later replaces the one from
 * the registration.
 */
async function hashOf(
  { store }: Pick<Context, 'store'>,
  { id, profile }: Pick<MemberRow, 'id' | 'profile'>,
): Promise<string | undefined> {
  const { paymentPasswordHash } = await settingsOf(store, id)
  return paymentPasswordHash ?? profile.paymentPassword
}

export const hasPaymentPassword = async (
  context: Pick<Context, 'store'>,
  member: Pick<MemberRow, 'id' | 'profile'>,
): Promise<boolean> => (await hashOf(context, member)) !== undefined

/**
 * Verifies a member's payment password. Call it outside a transaction, since hashing takes time.
 * @returns `missing` if the member has no payment password; `wait` in milliseconds after five wrong
 * attempts in a row, without a check of the password.
 */
export async function checkPaymentPassword(
  context: Pick<Context, 'store' | 'now' | 'passwords'>,
  member: Pick<MemberRow, 'id' | 'profile'>,
  password: string,
): Promise<'right' | 'wrong' | 'missing' | { wait: number }> {
  const hash = await hashOf(context, member)
  if (hash === undefined) return 'missing'
  context.passwords.admit()
  const claim = await claimAttempt(context, [counterOf(member.id)])
  if (claim.isRejected) return { wait: claim.wait }
  if (!(await matchesPassword(context, password, hash))) return 'wrong'
  await forgetPaymentFailures(context.store, member.id)
  return 'right'
}

/** Resets the counter of wrong attempts, after a correct payment password or a new one. */
export const forgetPaymentFailures = (
  tables: Pick<DomainTables, 'rateWindows'>,
  memberId: string,
): Promise<void> => forgetAttempts(tables, [counterOf(memberId).id])
