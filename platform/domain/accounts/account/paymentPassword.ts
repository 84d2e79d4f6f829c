/** The password that money leaves by, besides the one that the member logs in with. */
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

/** After five wrong ones in a row none is taken for a while, the right one included. */
const pace = {
  memory: 24 * 3_600_000,
  waitAfter: pauseAfter({ every: 5, pause: 15 * 60_000 }),
}

const counterOf = (memberId: string): AttemptCounter => ({
  id: `payment-password:${memberId}`,
  pace,
})

/**
 * The hash of a member's payment password: the one that they set, else the one they registered
 * with.
 */
async function hashOf(
  { store }: Pick<Context, 'store'>,
  { id, profile }: Pick<MemberRow, 'id' | 'profile'>,
): Promise<string | undefined> {
  const { paymentPasswordHash } = await settingsOf(store, id)
  return paymentPasswordHash ?? profile.paymentPassword
}

/** Whether a member has one. */
export const hasPaymentPassword = async (
  context: Pick<Context, 'store'>,
  member: Pick<MemberRow, 'id' | 'profile'>,
): Promise<boolean> => (await hashOf(context, member)) !== undefined

/**
 * Compares what was typed with a member's payment password; `missing` when none is set. Takes as
 * long as a hash, so not within a transaction.
 * @returns `wait` in milliseconds after five wrong ones in a row; nothing is compared then.
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

/** Lets a member try again, after a right password or with a new one. */
export const forgetPaymentFailures = (
  tables: Pick<DomainTables, 'rateWindows'>,
  memberId: string,
): Promise<void> => forgetAttempts(tables, [counterOf(memberId).id])
