import type { components } from '../../../api/gen/paths.ts'
import type { TermField } from '../../../lib/contracts/contractTerms.ts'
import type { AgentPageId } from '../../../paths.ts'

type Schemas = components['schemas']
export type Contract = Schemas['Contract']
export type ContractTerms = Schemas['ContractTerms']
export type ContractKind = Contract['kind']
export type ContractPeriod = Schemas['ContractPeriod']

/** Settlement periods that a dividend can have (CONST-16). */
export const contractPeriods = [
  'DAILY',
  'WEEKLY',
  'SEMIMONTHLY',
  'MONTHLY',
] as const satisfies readonly ContractPeriod[]

/** Page of the agent centre for each kind (AGENT-13 to AGENT-16). */
export const pageOfKind = {
  dividend: 'dividend',
  dailyWage: 'dailySalary',
  hourlyWage: 'hourlySalary',
  realTimeSalary: 'realTimeSalary',
} as const satisfies Record<ContractKind, AgentPageId>

/** Message id of a term's label. */
export const labelIdOf = ({ name }: TermField) => `contracts.fields.${name}` as const
