import { describe, expect, it } from 'vitest'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import { withMarketAge } from './marketAge.ts'

const rules = readRules({ version: 3, minimumAge: 21, fields: [] })

describe('minimum age of a form', () => {
  it('the minimum age is the higher one of rules and market', () => {
    expect(withMarketAge(rules, 25).minimumAge).toBe(25)
    expect(withMarketAge(rules, 18).minimumAge).toBe(21)
  })

  it("withMarketAge returns the same object when the market's age is not higher", () => {
    expect(withMarketAge(rules, 21)).toBe(rules)
  })
})
