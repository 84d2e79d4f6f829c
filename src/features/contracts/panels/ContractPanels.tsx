import type { ReactNode } from 'react'
import { Bones } from '../../../kit/query/Bones.tsx'
import { LoadingRegion } from '../../../kit/query/LoadingRegion.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { ownContractsQuery, teamContractsQuery } from '../contracts.queries.ts'
import type { ContractKind } from '../terms/contractKinds.ts'
import { OwnContract } from './OwnContract.tsx'
import { TeamContracts } from './TeamContracts.tsx'

type Props = {
  kind: ContractKind
  /** What stands below them. */
  children: ReactNode
}

/**
 * The contracts of a kind: the agent's own with who pays it, and those with the team (CONTR-12).
 * Nothing comes before all have answered: how high they are moves what is below.
 */
export function ContractPanels({ kind, children }: Props) {
  const queries = [
    useQuery(ownContractsQuery(kind, 'ACTIVE')),
    useQuery(ownContractsQuery(kind, 'OFFERED')),
    useQuery(teamContractsQuery(kind, 'ACTIVE')),
    useQuery(teamContractsQuery(kind, 'OFFERED')),
  ]
  if (queries.some(({ isPending }) => isPending)) {
    return (
      <LoadingRegion>
        <Bones count={6} />
      </LoadingRegion>
    )
  }
  return (
    <>
      <OwnContract kind={kind} />
      <TeamContracts kind={kind} />
      {children}
    </>
  )
}
