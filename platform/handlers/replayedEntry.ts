/** Access that the replay of a registration may still give, decided by the state of now. */
import type { Call } from '../server/handler.ts'
import { needsSecondStep } from '../world/accounts/proofs/secondStep.ts'
import { refusalOf } from '../world/accounts/sessions/admission.ts'
import type { MemberRow, WorldTables } from '../world/base/collections/collections.ts'
import { newestFirst } from '../world/base/storage/pageOf.ts'

/**
 * The member whom a replayed registration may log in: the account is admitted now, has its first
 * password still, and owes no second step at the caller's address. Undefined otherwise.
 * @param tables those of the transaction that opens the session.
 */
export async function admittedByReplay(
  { world, ip }: Pick<Call<'registerMember'>, 'world' | 'ip'>,
  tables: WorldTables,
  memberId: string,
): Promise<MemberRow | undefined> {
  if (await refusalOf(world, tables, memberId)) return undefined
  const member = await tables.members.get(memberId)
  if (!member || member.passwordChangedAt !== member.createdAt) return undefined
  return (await needsSecondStep({ store: tables }, memberId, ip)) ? undefined : member
}

/**
 * True while nobody has logged in with an account of the one-click registration, nor used one of
 * the sessions that its answers brought.
 */
export async function isUnused(
  tables: Pick<WorldTables, 'logins' | 'presences'>,
  memberId: string,
): Promise<boolean> {
  const where = { memberId, outcome: 'SUCCESS' } as const
  const [last] = await tables.logins.find({ where, orderBy: newestFirst('at'), limit: 1 })
  const presence = await tables.presences.get(memberId)
  return last?.kind === 'ONE_CLICK' && (presence?.seenAt ?? 0) <= last.at
}
