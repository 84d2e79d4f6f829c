import type { components } from '../../../../src/api/gen/paths.ts'
import type { ContractRow, WorldTables } from '../../base/collections/collections.ts'
import { actionsOf, type ContractEndReason, type ContractStatus } from './contractState.ts'

type Schemas = components['schemas']

const time = (at: number) => new Date(at).toISOString()

/** A person of a contract, a settlement or a trail. */
export async function partyOf(
  { members }: Pick<WorldTables, 'members'>,
  memberId: string,
): Promise<Schemas['ContractParty']> {
  const member = await members.get(memberId)
  return { memberId, account: member?.username ?? '', nickname: member?.nickname ?? '' }
}

/** Several people at once, in the order of their ids' list. */
export async function partiesOf(
  { members }: Pick<WorldTables, 'members'>,
  memberIds: readonly string[],
): Promise<Schemas['ContractParty'][]> {
  const found = await members.find({ where: { id: { in: memberIds } } })
  return memberIds.map((memberId) => {
    const member = found.find(({ id }) => id === memberId)
    return { memberId, account: member?.username ?? '', nickname: member?.nickname ?? '' }
  })
}

/** Contracts that an acceptance ends, as the one who accepts is told of them. */
export async function showEnding(
  tables: Pick<WorldTables, 'members'>,
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

/** A contract as one of its sides is shown it. */
export async function showContract(
  tables: Pick<WorldTables, 'members'>,
  contract: ContractRow,
  callerId: string,
): Promise<Schemas['Contract']> {
  const { id, terms, uplineId, downlineId, acceptedAt, endedAt, endReason, settledUntil } = contract
  // Only statuses and reasons of the contract are stored.
  const status = contract.status as ContractStatus
  return {
    id,
    kind: terms.kind,
    status,
    terms,
    upline: uplineId === null ? null : await partyOf(tables, uplineId),
    downline: await partyOf(tables, downlineId),
    offeredAt: time(contract.offeredAt),
    ...(status === 'OFFERED' && { expiresAt: time(contract.expiresAt) }),
    ...(acceptedAt !== null && { acceptedAt: time(acceptedAt) }),
    ...(endedAt !== null && { endedAt: time(endedAt) }),
    // See above.
    ...(endReason !== null && { endReason: endReason as ContractEndReason }),
    ...(settledUntil !== null && { settledUntil: time(settledUntil) }),
    actions: actionsOf(status, downlineId === callerId ? 'downline' : 'upline'),
  }
}
