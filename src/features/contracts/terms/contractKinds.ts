import type { components } from '../../../api/gen/paths.ts'
import type { TermField } from '../../../lib/contracts/contractTerms.ts'

type Schemas = components['schemas']
export type Contract = Schemas['Contract']
export type ContractTerms = Schemas['ContractTerms']
export type ContractKind = Contract['kind']
export type ContractPeriod = Schemas['ContractPeriod']

/** CONST-16. */
export const contractPeriods = [
  'DAILY',
  'WEEKLY',
  'SEMIMONTHLY',
  'MONTHLY',
] as const satisfies readonly ContractPeriod[]

/** The message of a value's name. */
export const labelIdOf = ({ name }: TermField) => `contracts.fields.${name}` as const
