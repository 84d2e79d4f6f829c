import type { ContractKind } from '../terms/contractKinds.ts'
import { OwnContract } from './OwnContract.tsx'
import { TeamContracts } from './TeamContracts.tsx'

/** The contracts of a kind: the agent's own with who pays it, and those with the team (CONTR-12). */
export const ContractPanels = ({ kind }: { kind: ContractKind }) => (
  <>
    <OwnContract kind={kind} />
    <TeamContracts kind={kind} />
  </>
)
