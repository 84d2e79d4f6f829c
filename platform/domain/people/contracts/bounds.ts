/**
 * Limits between contracts: the highest rates that an upline may promise, and the contracts that
 * end when rates are lowered.
 */

import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { ContractKind } from './contractState.ts'
import { type ContractTerms, ceilingOf, isAbove, ratesOf } from './terms.ts'

type Tables = Pick<DomainTables, 'contracts' | 'teamMembers'>

export const inForce = (
  tables: Pick<DomainTables, 'contracts'>,
  where: { downlineId: string; kind: string },
): Promise<ContractRow[]> => tables.contracts.find({ where: { ...where, status: 'ACTIVE' } })

/**
 * Highest rates that an upline may promise: those of their own contract, or the ceiling for the
 * head of a team.
 */
export async function boundOf(
  tables: Tables,
  uplineId: string,
  kind: ContractKind,
): Promise<readonly number[]> {
  const [own] = await inForce(tables, { downlineId: uplineId, kind })
  if (own) return ratesOf(own.terms)
  const place = await tables.teamMembers.peek(uplineId)
  return place?.uplineId == null ? ceilingOf(kind) : []
}

/**
 * Active contracts in which a member promises a downline a higher rate than `terms` give the
 * member. If the member accepts `terms`, these contracts end (CONTR-15).
 */
export async function contractsAbove(
  tables: Pick<DomainTables, 'contracts'>,
  memberId: string,
  terms: ContractTerms,
): Promise<ContractRow[]> {
  const where = { uplineId: memberId, kind: terms.kind, status: 'ACTIVE' }
  const promised = await tables.contracts.find({ where })
  return promised.filter((contract) => isAbove(contract.terms, ratesOf(terms)))
}
