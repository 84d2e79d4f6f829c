import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { readPage } from '../../../kit/records/recordAddress.ts'
import { teamContractsQuery, teamPageSize } from '../contracts.queries.ts'
import type { ContractKind } from '../terms/contractKinds.ts'

/** URL parameter for the page of the team table; `page` belongs to the records table below it. */
export const teamPageParameter = 'teamPage'

/**
 * Queries the page of team contracts that the URL names: open offers and contracts in force, each
 * newest first. Offers expire and are few, so all of them usually fit on the first page.
 */
export function useTeamContracts(kind: ContractKind) {
  const [query] = useSearchParams()
  const page = readPage(query, teamPageParameter)
  const placeholderData = keepPreviousData
  return {
    page,
    offered: useQuery({ ...teamContractsQuery(kind, 'OFFERED', page), placeholderData }),
    active: useQuery({ ...teamContractsQuery(kind, 'ACTIVE', page), placeholderData }),
  }
}

/** Number of pages of the longest of several lists, given their lengths; at least one. */
export const pagesOf = (...totals: readonly number[]): number =>
  Math.max(1, ...totals.map((total) => Math.ceil(total / teamPageSize)))
