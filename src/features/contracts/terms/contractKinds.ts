import type { components } from '../../../api/gen/paths.ts'
import type { TermField } from '../../../lib/contracts/contractTerms.ts'

type Schemas = components['schemas']
export type Contract = Schemas['Contract']
export type ContractTerms = Schemas['ContractTerms']
export type ContractKind = Contract['kind']
export type ContractPeriod = Schemas['ContractPeriod']

/** Periods of a dividend (CONST-16). */
export const contractPeriods = [
  'DAILY',
  'WEEKLY',
  'SEMIMONTHLY',
  'MONTHLY',
] as const satisfies readonly ContractPeriod[]

/** Message id of a term's label. */
export const labelIdOf = ({ name }: TermField) => `contracts.fields.${name}` as const
