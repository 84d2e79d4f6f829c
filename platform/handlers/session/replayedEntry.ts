/**
 * Access that the replay of a registration may still grant, by the current state of the account.
 */

import { refusalOf } from '../../domain/accounts/session/admission.ts'
import { needsSecondStep } from '../../domain/accounts/verification/secondStep.ts'
import type { DomainTables } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { newestFirst } from '../../domain/base/storage/pageOf.ts'
import type { Call } from '../../server/handler.ts'

/**
 * True if a replayed registration may log its member in: the account may log in, still has its
 * first password, and needs no second step at the caller's IP address.
 * @param tables tables of the transaction that opens the session.
 */
export async function admitsReplay(
  { context, ip }: { context: Context } & Pick<Call<'registerMember'>, 'ip'>,
  tables: DomainTables,
  memberId: string,
): Promise<boolean> {
  if (await refusalOf(context, tables, memberId)) return false
  const member = await tables.members.get(memberId)
  if (!member || member.passwordChangedAt !== member.createdAt) return false
  return !(await needsSecondStep({ store: tables }, memberId, ip))
}

/** True while an account of a one-click registration has had no login and no use of a session. */
export async function isUnused(
  tables: Pick<DomainTables, 'logins' | 'presences'>,
  memberId: string,
): Promise<boolean> {
  const where = { memberId, outcome: 'SUCCESS' } as const
  const [last] = await tables.logins.find({ where, orderBy: newestFirst('at'), limit: 1 })
  const presence = await tables.presences.get(memberId)
  return last?.kind === 'ONE_CLICK' && (presence?.seenAt ?? 0) <= last.at
}
