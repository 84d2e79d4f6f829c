import { joinTeam } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { planCommissions } from '../contracts/commissions.ts'

type Terms = Parameters<typeof joinTeam>[2] & {
  /** Time from which bets earn commissions, in milliseconds since 1970; defaults to now. */
  commissionsFrom?: number
}

/**
 * Adds a new account to a team. The first downline of an upline starts the upline's commissions.
 */
export async function joinWithCommissions(
  context: Context,
  tables: DomainTables,
  member: Parameters<typeof joinTeam>[1],
  { commissionsFrom = context.now(), ...terms }: Terms,
): Promise<void> {
  const uplineId = terms.upline.id
  const isFirst = (await tables.teamMembers.count({ uplineId })) === 0
  await joinTeam(tables, member, terms)
  const rates = (await tables.teamMembers.get(uplineId))?.rates ?? {}
  const earns = Object.values(rates).some((rate) => rate > 0)
  if (isFirst && earns) await planCommissions(context, tables, uplineId, commissionsFrom)
}
