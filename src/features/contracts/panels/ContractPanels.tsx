import { type ReactNode, useState } from 'react'
import { LoadingRegion } from '../../../kit/query/LoadingRegion.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { ownContractsQuery } from '../contracts.queries.ts'
import { RunningPeriodPanel } from '../running/RunningPeriodPanel.tsx'
import { useRunningPeriod } from '../running/useRunningPeriod.ts'
import type { ContractKind } from '../terms/contractKinds.ts'
import { OwnContract } from './OwnContract.tsx'
import { TeamContracts } from './TeamContracts.tsx'
import { useTeamContracts } from './useTeamContracts.ts'

type Props = {
  kind: ContractKind
  /** Content below the panels. */
  children: ReactNode
}

/**
 * Panels about the contracts of one kind: the agent's own contract, its current period, and the
 * contracts with the team (CONTR-12). The panels and `children` render only after all queries have
 * responded, because the panels' height moves `children`.
 */
export function ContractPanels({ kind, children }: Props) {
  const active = useQuery(ownContractsQuery(kind, 'ACTIVE'))
  const contract = active.data?.items[0]
  const running = useRunningPeriod(contract?.id)
  const team = useTeamContracts(kind)
  const queries = [
    active,
    ...(contract ? [running] : []),
    useQuery(ownContractsQuery(kind, 'OFFERED')),
    team.active,
    team.offered,
  ]
  const [wasShown, setShown] = useState(false)
  const isPending = queries.some((query) => query.isPending)
  if (!isPending && !wasShown) setShown(true)
  // The skeleton is shown at the first load only: a contract that comes into force later causes no
  // layout shift.
  if (isPending && !wasShown) {
    return (
      <LoadingRegion>
        <Skeleton count={6} />
      </LoadingRegion>
    )
  }
  return (
    <>
      <OwnContract kind={kind} />
      {contract && <RunningPeriodPanel contract={contract} />}
      <TeamContracts kind={kind} />
      {children}
    </>
  )
}
