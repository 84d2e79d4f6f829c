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

/** Properties of a contract schema that are fields of the form. */
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

describe('terms of contracts', () => {
  it.each(Object.entries(schemaOf))(
    "the fields of the kind %s are those of the contract's schema",
    (kind, schema) => {
      // `Object.entries` returns the keys as strings; they are contract kinds.
      expect(namesOf(contractKinds[kind as ContractKind].fields)).toEqual(namesIn(schema))
    },
  )

  it('the fields of a tier are those of the schema in the OpenAPI contract', () => {
    expect(namesOf(tierFields)).toEqual(namesIn('DividendTier'))
  })

  it('highestRatesOf returns only the rate of the highest tier of a dividend', () => {
    const tiers = [tier('0.00', 1, '9.50'), tier('1.00', 1, '10.00')]
    expect(highestRatesOf({ kind: 'dividend', tiers })).toEqual(['10.00'])
  })
})

describe('tiers of a dividend', () => {
  it.each([
    ['lowers a condition', tier('9.00', 2, '18.00'), 'periodValidBet', 'tierLess'],
    ['raises no condition', tier('10.00', 1, '18.00'), 'periodValidBet', 'tierSame'],
    ['has no higher rate', tier('20.00', 1, '12.00'), 'rate', 'tierRate'],
  ])(
    'a dividend tier that %s is inconsistent with the tier before it',
    (_, second, name, problem) => {
      expect(tierProblems([tier('10.00', 1, '12.00'), second])).toEqual([
        { tier: 1, name, problem },
      ])
    },
  )

  it('a tier with higher conditions and a higher rate is consistent', () => {
    expect(tierProblems([tier('10.00', 1, '12.00'), tier('10.00', 2, '12.0001')])).toEqual([])
  })
})
