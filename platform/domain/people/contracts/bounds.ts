/** What contracts bind: how much an upline may promise, and what a lower rate ends. */

import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { ContractKind } from './contractState.ts'
import { type ContractTerms, ceilingOf, isAbove, ratesOf } from './terms.ts'

type Tables = Pick<DomainTables, 'contracts' | 'teamMembers'>

export const inForce = (
  tables: Pick<DomainTables, 'contracts'>,
  where: { downlineId: string; kind: string },
): Promise<ContractRow[]> => tables.contracts.find({ where: { ...where, status: 'ACTIVE' } })

/**
 * The highest rates that an upline may promise: of their own contract, or as the head of a team.
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
 * The contracts in force that somebody has with their own downlines and that promise more than these
 * terms give them: accepting the terms ends them (CONTR-15).
 */
export async function contractsAbove(
  tables: Pick<DomainTables, 'contracts'>,
  memberId: string,
  terms: ContractTerms,
): Promise<ContractRow[]> {
  const where = { uplineId: memberId, kind: terms.kind, status: 'ACTIVE' }
  const promised = await tables.contracts.find({ where })
  return promised.filter((below) => isAbove(below.terms, ratesOf(terms)))
}
