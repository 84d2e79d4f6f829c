import { describe, expect, it } from 'vitest'
import { readRules } from '../ruledField/readRules.ts'
import { withMarket } from './marketRules.ts'

const rules = readRules({ version: 3, minimumAge: 21, fields: [] })
const document = (length: number) =>
  readRules({
    version: 3,
    minimumAge: 21,
    fields: [
      {
        name: 'idNumber',
        enabled: true,
        required: true,
        acceptedPattern: '^[0-9]+$',
        patternId: 'DIGITS_ONLY',
        minLength: length,
        maxLength: length,
      },
    ],
  })

describe('rules of a market’s form', () => {
  it('withMarket returns the higher minimum age of the rules and the market', () => {
    expect(withMarket(rules, { code: 'BR', minimumAge: 25 }).minimumAge).toBe(25)
    expect(withMarket(rules, { code: 'BR', minimumAge: 18 }).minimumAge).toBe(21)
  })

  it('withMarket returns the same object when the market changes nothing', () => {
    expect(withMarket(rules, { code: 'BR', minimumAge: 21 })).toBe(rules)
  })

  it.each([
    ['BR', 11, 'CPF'],
    ['BR', 9, undefined],
    ['PT', 11, undefined],
  ])('in the market %s, withMarket marks a document of %s digits as %s', (code, length, kind) => {
    const [field] = withMarket(document(length), { code, minimumAge: 18 }).fields
    expect(field?.document).toBe(kind)
  })
})
