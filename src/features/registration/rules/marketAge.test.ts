import { describe, expect, it } from 'vitest'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import { withMarketAge } from './marketAge.ts'

const rules = readRules({ version: 3, minimumAge: 21, fields: [] })

describe('the age that a form asks for', () => {
  it('is the higher one of rules and market', () => {
    expect(withMarketAge(rules, 25).minimumAge).toBe(25)
    expect(withMarketAge(rules, 18).minimumAge).toBe(21)
  })

  it('leaves the rules the very same object where the market asks for no more', () => {
    expect(withMarketAge(rules, 21)).toBe(rules)
  })
})
