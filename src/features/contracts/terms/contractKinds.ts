import type { components } from '../../../api/gen/paths.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'

type Schemas = components['schemas']
export type Contract = Schemas['Contract']
export type ContractTerms = Schemas['ContractTerms']
export type ContractKind = Contract['kind']
export type ContractPeriod = Schemas['ContractPeriod']

/** One value of terms: how it is typed and shown, and what it is called. */
export type TermField = { name: string; as: 'money' | 'rate' | 'count'; labelId: MessageId }

/** What tells one kind of contract from the others: all that its screens and forms are made of. */
export type ContractKindDefinition = {
  /** Whether its period is agreed on; the others have a fixed one. */
  hasPeriod: boolean
  fields: readonly TermField[]
  /** The values of each tier; none where terms have no tiers. */
  tierFields: readonly TermField[]
  /** Its main condition as a column of a table; undefined where that is the period. */
  condition: TermField | undefined
}

const rate = { name: 'rate', as: 'rate', labelId: 'contracts.fields.rate' } as const
const betAmountDaily = {
  name: 'betAmountDaily',
  as: 'money',
  labelId: 'contracts.fields.betAmountDaily',
} as const
const betAmountPerHour = {
  name: 'betAmountPerHour',
  as: 'money',
  labelId: 'contracts.fields.betAmountPerHour',
} as const
const singleBet = { name: 'singleBet', as: 'money', labelId: 'contracts.fields.singleBet' } as const
/** CONTR-11. */
const least = [
  { name: 'minimumBetAmount', as: 'money', labelId: 'contracts.fields.minimumBetAmount' },
  { name: 'minimumActiveMembers', as: 'count', labelId: 'contracts.fields.minimumActiveMembers' },
] as const

/** The four kinds (CONTR-07 to CONTR-11). */
export const contractKinds: Readonly<Record<ContractKind, ContractKindDefinition>> = {
  dividend: {
    hasPeriod: true,
    fields: least,
    tierFields: [
      { name: 'periodValidBet', as: 'money', labelId: 'contracts.fields.periodValidBet' },
      { name: 'periodProfitLoss', as: 'money', labelId: 'contracts.fields.periodProfitLoss' },
      { name: 'activeMemberCount', as: 'count', labelId: 'contracts.fields.activeMemberCount' },
      rate,
    ],
    condition: undefined,
  },
  dailyWage: {
    hasPeriod: false,
    fields: [rate, betAmountDaily, ...least],
    tierFields: [],
    condition: betAmountDaily,
  },
  hourlyWage: {
    hasPeriod: false,
    fields: [rate, betAmountPerHour, ...least],
    tierFields: [],
    condition: betAmountPerHour,
  },
  realTimeSalary: {
    hasPeriod: false,
    fields: [
      { name: 'profitRate', as: 'rate', labelId: 'contracts.fields.profitRate' },
      { name: 'lossRate', as: 'rate', labelId: 'contracts.fields.lossRate' },
      singleBet,
      ...least,
    ],
    tierFields: [],
    condition: singleBet,
  },
}

/** CONST-16. */
export const contractPeriods = [
  'DAILY',
  'WEEKLY',
  'SEMIMONTHLY',
  'MONTHLY',
] as const satisfies readonly ContractPeriod[]
