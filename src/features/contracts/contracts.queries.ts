import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { contractListLimits } from '../../api/gen/limits.ts'
import type { components } from '../../api/gen/paths.ts'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { write } from '../../api/write.ts'
import type { Contract, ContractKind, ContractTerms } from './terms/contractKinds.ts'

type Schemas = components['schemas']
export type ContractPreview = Value<'POST /wps/contracts/preview'>
export type EndingContract = Schemas['EndingContract']

const pageSize = contractListLimits.pageSize.maximum

/** Query of the agent's own contract of a kind, in force or offered. */
export const ownContractsQuery = (kind: ContractKind, status: 'ACTIVE' | 'OFFERED') =>
  read('/wps/contracts', { query: { side: 'WITH_UPLINE', kind, status } })

/** Rows on a page of team contracts, for contracts in force and for open offers. */
export const teamPageSize = 20

/** Query of a page of the contracts of a kind with direct downlines, the newest first. */
export const teamContractsQuery = (
  kind: ContractKind,
  status: 'ACTIVE' | 'OFFERED',
  page: number,
) =>
  read('/wps/contracts', {
    query: { side: 'WITH_DOWNLINES', kind, status, page, pageSize: teamPageSize },
  })

/** Query of the member's contracts of all kinds that are in force. */
export const activeContractsQuery = () =>
  read('/wps/contracts', { query: { status: 'ACTIVE', pageSize } })

/** Query of the offers of all kinds that await the member's answer. */
export const offersQuery = () => read('/wps/contracts', { query: { status: 'OFFERED', pageSize } })

export const contractQuery = (contractId: string) =>
  read('/wps/contracts/{contractId}', { path: { contractId } })

/**
 * Query of the agent's contract with a downline: the contract of the given kind that is in force.
 */
export const contractWithQuery = (kind: ContractKind, downlineId: string) =>
  read('/wps/contracts', { query: { side: 'WITH_DOWNLINES', kind, status: 'ACTIVE', downlineId } })

/**
 * Query of the downlines who can be offered a contract, as many as the API returns at once.
 * @param search part of the username; empty for all.
 */
export const directDownlinesQuery = (search: string) =>
  read('/wps/agent/downline', {
    query: {
      sort: 'ACCOUNT',
      direction: 'ASCENDING',
      pageSize,
      ...(search !== '' && { search, isDirect: true }),
    },
  })

/** Query of one downline, for an offer form with a given recipient. */
export const downlineQuery = (memberId: string) =>
  read('/wps/agent/downline/{memberId}', { path: { memberId } })

/**
 * Query of the payment that terms would have brought. It uses POST because it has a body, and
 * changes nothing.
 */
export const previewQuery = (memberId: string, terms: ContractTerms | undefined) => ({
  queryKey: ['/wps/contracts/preview', memberId, terms],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ContractPreview> => {
    if (terms === undefined) throw new TypeError('Nothing to preview')
    return write('POST /wps/contracts/preview', { body: { memberId, terms } }, { signal })
  },
  enabled: memberId !== '' && terms !== undefined,
  placeholderData: keepPreviousData,
  staleTime: 60_000,
})

type OfferBody<Terms> = { action: 'OFFER'; memberId: string; terms: Terms }
type AnswerBody =
  | Schemas['ContractAcceptance']
  | Schemas['ContractRefusal']
  | Schemas['ContractTermination']
type Send<Kind extends ContractKind> = (
  body: OfferBody<Extract<ContractTerms, { kind: Kind }>> | AnswerBody,
  idempotencyKey: string,
) => Promise<Contract>

/** Each kind of contract has its own endpoint (API-55 to API-58). */
const sends: { [Kind in ContractKind]: Send<Kind> } = {
  dividend: (body, idempotencyKey) =>
    write('POST /wps/relay/MCS2_processDividendReq', { body }, { idempotencyKey }),
  dailyWage: (body, idempotencyKey) =>
    write('POST /wps/relay/MCS2_processDailySalContract', { body }, { idempotencyKey }),
  hourlyWage: (body, idempotencyKey) =>
    write('POST /wps/relay/MCS2_processContractHourSalary', { body }, { idempotencyKey }),
  realTimeSalary: (body, idempotencyKey) =>
    write('POST /wps/relay/MCSFE_processRealTimeSalaryContract', { body }, { idempotencyKey }),
}

/** Offers terms to a direct downline. */
export function sendOffer(
  memberId: string,
  terms: ContractTerms,
  idempotencyKey: string,
): Promise<Contract> {
  const body = { action: 'OFFER', memberId, terms } as const
  // The cast is safe: the endpoint belongs to the kind of the terms.
  const send = sends[terms.kind] as (offer: typeof body, key: string) => Promise<Contract>
  return send(body, idempotencyKey)
}

/** Sends an acceptance, rejection, termination or withdrawal. */
export const sendAnswer = (
  { kind, id }: Pick<Contract, 'kind' | 'id'>,
  action: AnswerBody['action'],
  idempotencyKey: string,
): Promise<Contract> => sends[kind]({ action, contractId: id }, idempotencyKey)

const contractPaths = [
  '/wps/contracts',
  '/wps/contracts/{contractId}',
  '/wps/contracts/{contractId}/period',
  '/wps/contracts/preview',
  '/wps/agent/alerts',
  '/wps/member/info/funds/consolidated',
] as const

/** Refetches everything that an offer, an answer or the end of a contract changes. */
export const refetchContracts = (client: QueryClient): Promise<unknown> =>
  Promise.all(contractPaths.map((path) => client.invalidateQueries({ queryKey: [path] })))
