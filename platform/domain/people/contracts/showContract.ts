import type { components } from '../../../../src/api/gen/paths.ts'
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import { actionsOf, type ContractEndReason, type ContractStatus } from './contractState.ts'

type Schemas = components['schemas']

const time = (at: number) => new Date(at).toISOString()

/** Member as a party of a contract or a settlement, or as a step of a team path. */
export async function partyOf(
  { members }: Pick<DomainTables, 'members'>,
  memberId: string,
): Promise<Schemas['ContractParty']> {
  const member = await members.get(memberId)
  return { memberId, account: member?.username ?? '', nickname: member?.nickname ?? '' }
}

/** Several members as parties, in one query and in the order of the ids. */
export async function partiesOf(
  { members }: Pick<DomainTables, 'members'>,
  memberIds: readonly string[],
): Promise<Schemas['ContractParty'][]> {
  const found = await members.find({ where: { id: { in: memberIds } } })
  return memberIds.map((memberId) => {
    const member = found.find(({ id }) => id === memberId)
    return { memberId, account: member?.username ?? '', nickname: member?.nickname ?? '' }
  })
}

/** Contracts that would end or have ended because the caller accepts a contract. */
export async function showEnding(
  tables: Pick<DomainTables, 'members'>,
  contracts: readonly ContractRow[],
): Promise<Schemas['EndingContract'][]> {
  const ids = contracts.map(({ downlineId }) => downlineId)
  const downlines = await partiesOf(tables, ids)
  return contracts.map(({ id, terms, downlineId }, index) => ({
    contractId: id,
    downline: downlines[index] ?? { memberId: downlineId, account: '', nickname: '' },
    terms,
  }))
}

type Tables = Pick<DomainTables, 'members' | 'contracts'>

/** Contract as the API returns it to one of its parties. */
export async function showContract(
  tables: Tables,
  contract: ContractRow,
  callerId: string,
): Promise<Schemas['Contract']> {
  const [shown] = await showContracts(tables, [contract], callerId)
  if (!shown) throw new Error('A contract was not shown')
  return shown
}

/** Contracts as the API returns them to one of their parties, with a constant number of queries. */
export async function showContracts(
  tables: Tables,
  contracts: readonly ContractRow[],
  callerId: string,
): Promise<Schemas['Contract'][]> {
  const sides = contracts.flatMap(({ uplineId, downlineId }) => [uplineId ?? [], downlineId].flat())
  const ids = [...new Set(sides)]
  const parties = new Map((await partiesOf(tables, ids)).map((party) => [party.memberId, party]))
  const partyFor = (memberId: string) =>
    parties.get(memberId) ?? { memberId, account: '', nickname: '' }
  const hasOffer = await waitingOffers(tables, contracts, callerId)
  return contracts.map((contract) => {
    const { uplineId, downlineId, acceptedAt, endedAt, endReason, settledUntil } = contract
    // The cast is safe: only values of `ContractStatus` are stored.
    const status = contract.status as ContractStatus
    const side = downlineId === callerId ? 'downline' : 'upline'
    const mayOffer = side === 'upline' && status === 'ACTIVE' && !hasOffer(contract)
    return {
      id: contract.id,
      kind: contract.terms.kind,
      status,
      terms: contract.terms,
      upline: uplineId === null ? null : partyFor(uplineId),
      downline: partyFor(downlineId),
      offeredAt: time(contract.offeredAt),
      ...(status === 'OFFERED' && { expiresAt: time(contract.expiresAt) }),
      ...(acceptedAt !== null && { acceptedAt: time(acceptedAt) }),
      ...(endedAt !== null && { endedAt: time(endedAt) }),
      // The cast is safe: only values of `ContractEndReason` are stored.
      ...(endReason !== null && { endReason: endReason as ContractEndReason }),
      ...(settledUntil !== null && { settledUntil: time(settledUntil) }),
      actions: [...(mayOffer ? (['OFFER'] as const) : []), ...actionsOf(status, side)],
    }
  })
}

/**
 * Returns a predicate for active contracts. It is true if the caller has made the contract's
 * downline an offer of the same kind, and the offer is still open.
 */
async function waitingOffers(
  { contracts }: Pick<DomainTables, 'contracts'>,
  among: readonly ContractRow[],
  uplineId: string,
): Promise<(contract: ContractRow) => boolean> {
  const inForce = among.filter((one) => one.uplineId === uplineId && one.status === 'ACTIVE')
  const downlineIds = [...new Set(inForce.map(({ downlineId }) => downlineId))]
  if (downlineIds.length === 0) return () => false
  const where = { downlineId: { in: downlineIds }, uplineId, status: 'OFFERED' }
  const keyOf = ({ downlineId, kind }: ContractRow) => `${downlineId}/${kind}`
  const waiting = new Set((await contracts.find({ where })).map(keyOf))
  return (contract) => waiting.has(keyOf(contract))
}
