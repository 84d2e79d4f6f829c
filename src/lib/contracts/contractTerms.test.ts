import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  type ContractKind,
  contractKinds,
  highestRatesOf,
  tierFields,
  tierProblems,
} from './contractTerms.ts'

const path = new URL('../../../openapi/schemas/contract.yaml', import.meta.url)
const schemas = parse(readFileSync(path, 'utf8'))
const schemaOf = {
  dividend: 'DividendTerms',
  dailyWage: 'DailyWageTerms',
  hourlyWage: 'HourlyWageTerms',
  realTimeSalary: 'RealTimeSalaryTerms',
} as const satisfies Record<ContractKind, string>

/** The names of a schema's values, without those that are no field of a form. */
const namesIn = (schema: string): string[] =>
  Object.keys(schemas[schema].properties)
    .filter((name) => !['kind', 'period', 'tiers'].includes(name))
    .toSorted()
const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name).toSorted()

const tier = (bets: string, members: number, rate: string) => ({
  periodValidBet: bets,
  periodProfitLoss: '0.00',
  activeMemberCount: members,
  rate,
})

describe('the terms of contracts', () => {
  it.each(Object.entries(schemaOf))(
    'the fields of a %s are those of the contract',
    (kind, schema) => {
      // The keys are those of the table.
      expect(namesOf(contractKinds[kind as ContractKind].fields)).toEqual(namesIn(schema))
    },
  )

  it('the fields of a tier are those of the contract', () => {
    expect(namesOf(tierFields)).toEqual(namesIn('DividendTier'))
  })

  it('the highest rate of a dividend is that of its best tier', () => {
    const tiers = [tier('0.00', 1, '9.50'), tier('1.00', 1, '10.00')]
    expect(highestRatesOf({ kind: 'dividend', tiers })).toEqual(['10.00'])
  })
})

describe('the tiers of a dividend', () => {
  it.each([
    ['asks for less of one condition', tier('9.00', 2, '18.00'), 'periodValidBet', 'tierLess'],
    ['asks for nothing more', tier('10.00', 1, '18.00'), 'periodValidBet', 'tierSame'],
    ['gives no more', tier('20.00', 1, '12.00'), 'rate', 'tierRate'],
  ])('a tier that %s is out of step', (_, second, name, problem) => {
    expect(tierProblems([tier('10.00', 1, '12.00'), second])).toEqual([{ tier: 1, name, problem }])
  })

  it('a tier that asks for more and gives more is in step', () => {
    expect(tierProblems([tier('10.00', 1, '12.00'), tier('10.00', 2, '12.0001')])).toEqual([])
  })
})
