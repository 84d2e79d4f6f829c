/**
 * Contracts between an upline and a direct downline: offer, response and termination (CONTR-12 to
 * CONTR-15).
 */

import { mayHaveTeam } from '../../../../src/lib/contracts/mayHaveTeam.ts'
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { lockMembers } from '../../money/ledger/lockMember.ts'
import { boundOf, contractsAbove, inForce } from './bounds.ts'
import { tellSides } from './contractMessages.ts'
import {
  type ContractKind,
  type ContractStatus,
  type ContractStep,
  nextStatus,
} from './contractState.ts'
import { endContract } from './endContract.ts'
import { planSettlement } from './settle.ts'
import { type ContractTerms, isAbove } from './terms.ts'

/** Time to respond to an offer, in milliseconds. */
export const offerLifetime = 7 * dayLength

export type ContractCode =
  | 'NOT_FOUND'
  | 'CONTRACT_NOT_POSSIBLE'
  | 'CONTRACT_RATE_TOO_HIGH'
  | 'CONTRACT_ALREADY_OFFERED'
  | 'CONTRACT_WITHOUT_TEAM'

type Where = { context: Context<ContractCode>; tables: DomainTables; announce: Announce }

async function isOfferedContracts(tables: DomainTables, memberId: string): Promise<boolean> {
  const member = await tables.members.peek(memberId)
  const { agents } = (await readPlatform(tables)).accountTypes
  const isPlayer = member !== undefined && !agents.includes(member.type)
  const teamSize = await tables.teamLinks.count({ ancestorId: memberId })
  return mayHaveTeam({ accountKind: isPlayer ? 'MEMBER' : 'AGENT', teamSize })
}

/** Offers a contract to a direct downline and notifies them. */
export async function offerContract(
  { context, tables, announce }: Where,
  { uplineId, downlineId, terms }: { uplineId: string; downlineId: string; terms: ContractTerms },
): Promise<ContractRow> {
  // `get` locks the downline, so that a concurrent offer to them waits.
  const place = await tables.teamMembers.get(downlineId)
  if (place?.uplineId !== uplineId) context.reject('NOT_FOUND')
  if (!(await isOfferedContracts(tables, downlineId))) context.reject('CONTRACT_WITHOUT_TEAM')
  const { kind } = terms
  const open = await tables.contracts.count({ downlineId, kind, status: 'OFFERED' })
  if (open > 0) context.reject('CONTRACT_ALREADY_OFFERED')
  if (isAbove(terms, await boundOf(tables, uplineId, kind))) {
    context.reject('CONTRACT_RATE_TOO_HIGH')
  }
  const offeredAt = context.now()
  const contract: ContractRow = {
    id: idInTime(context, 'ct'),
    kind,
    uplineId,
    downlineId,
    status: 'OFFERED',
    terms,
    offeredAt,
    expiresAt: offeredAt + offerLifetime,
    acceptedAt: null,
    endedAt: null,
    endReason: null,
    settledUntil: null,
  }
  await tables.contracts.insert(contract)
  const { id, expiresAt } = contract
  await planJob(context, tables, { kind: 'expireOffer', subject: id, dueAt: expiresAt })
  announce({ type: 'contractOffered', memberId: downlineId, contractId: id, kind })
  await tellSides(context, tables, announce, contract, { news: 'OFFERED', to: ['downline'] })
  return contract
}

/**
 * Activates an offered contract and ends the contracts that conflict with it.
 * @returns the ended contracts between the downline and the downline's own downlines.
 */
async function accept(
  { context, tables, announce }: Where,
  offer: ContractRow,
): Promise<ContractRow[]> {
  const { id, downlineId, uplineId, terms } = offer
  const now = context.now()
  if (offer.expiresAt <= now) context.reject('CONTRACT_NOT_POSSIBLE')
  const { kind } = terms
  if (uplineId !== null && isAbove(terms, await boundOf(tables, uplineId, kind))) {
    context.reject('CONTRACT_RATE_TOO_HIGH')
  }
  const replaced = await inForce(tables, { downlineId, kind })
  const undercut = await contractsAbove(tables, downlineId, terms)
  const others = undercut.map((contract) => contract.downlineId)
  await lockMembers(tables, [uplineId, downlineId, ...others])
  for (const earlier of replaced) {
    await endContract(context, tables, announce, earlier, { action: 'REPLACE', by: 'platform' })
  }
  const changes = { status: 'ACTIVE', acceptedAt: now, settledUntil: now }
  await tables.contracts.update(id, changes)
  await planSettlement(context, tables, { ...offer, ...changes })
  for (const contract of undercut) {
    await endContract(context, tables, announce, contract, { action: 'UNDERCUT', by: 'platform' })
  }
  await tellSides(context, tables, announce, offer, { news: 'ACCEPTED', to: ['upline'] })
  return undercut
}

const answerActions = ['ACCEPT', 'REJECT', 'TERMINATE'] as const
type Answer = {
  callerId: string
  kind: ContractKind
  contractId: string
  action: (typeof answerActions)[number]
}

/**
 * Applies an action of the upline or downline to a contract.
 * @returns the changed contract, and the contracts below it that ended because of an acceptance.
 * @throws {Rejection} `NOT_FOUND` if the caller has no such contract of this kind,
 * `CONTRACT_NOT_POSSIBLE` if the status does not allow the action, `CONTRACT_RATE_TOO_HIGH` if the
 * upline may no longer promise the rates.
 */
export async function answerContract(
  where: Where,
  { callerId, kind, contractId, action }: Answer,
): Promise<{ contract: ContractRow; undercut?: ContractRow[] }> {
  const { context, tables, announce } = where
  const contract = await tables.contracts.get(contractId)
  const isDownline = contract?.downlineId === callerId
  if (contract?.kind !== kind || !(isDownline || contract.uplineId === callerId)) {
    return context.reject('NOT_FOUND')
  }
  const step: ContractStep = { action, by: isDownline ? 'downline' : 'upline' }
  // The cast is safe: only values of `ContractStatus` are stored.
  const status = nextStatus(contract.status as ContractStatus, step)
  if (status === undefined) return context.reject('CONTRACT_NOT_POSSIBLE')
  let undercut: ContractRow[] | undefined
  if (status === 'ACTIVE') undercut = await accept(where, contract)
  else if (status === 'ENDED') await endContract(context, tables, announce, contract, step)
  else {
    await tables.contracts.update(contractId, { status, endedAt: context.now() })
    const to = isDownline ? (['upline'] as const) : (['downline'] as const)
    const news = isDownline ? 'REJECTED' : 'WITHDRAWN'
    await tellSides(context, tables, announce, contract, { news, to })
  }
  const changed = (await tables.contracts.get(contractId)) ?? contract
  return { contract: changed, ...(undercut && { undercut }) }
}

/** Scheduled job that expires an offer without a response and notifies both parties. */
export const expireOffer: JobHandler = async (context, tables, announce, { subject, dueAt }) => {
  const step: ContractStep = { action: 'EXPIRE', by: 'platform' }
  const contract = await tables.contracts.get(subject)
  // The cast is safe: only values of `ContractStatus` are stored.
  const status = contract && nextStatus(contract.status as ContractStatus, step)
  if (!contract || !status) return
  await tables.contracts.update(subject, { status, endedAt: dueAt })
  const to = ['upline', 'downline'] as const
  await tellSides(context, tables, announce, contract, { news: 'EXPIRED', to })
}
