import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { readPage } from '../../../kit/records/recordAddress.ts'
import { teamContractsQuery, teamPageSize } from '../contracts.queries.ts'
import type { ContractKind } from '../terms/contractKinds.ts'

/** The records below have the address's `page`. */
export const teamPageParameter = 'teamPage'

/**
 * The page of contracts with the team that the address names: what waits for an answer and what is
 * in force, each the newest first. There are few offers, as they expire, so that all of them
 * stand on the first page as a rule.
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

/** How many pages there are, at least one, for so many rows of each. */
export const pagesOf = (...totals: readonly number[]): number =>
  Math.max(1, ...totals.map((total) => Math.ceil(total / teamPageSize)))
