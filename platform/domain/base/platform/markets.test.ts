import { expect, it } from 'vitest'
import { allowsBonuses, type Market, marketOf } from './markets.ts'

it('a market that is stored without a rule on bonuses follows the preset of its code', () => {
  const { bonusesBeforeBets: _, ...stored }: Market = marketOf('BR')
  expect(allowsBonuses(stored, ['DEPOSIT'])).toBe(false)
  expect(allowsBonuses(marketOf('PT'), ['DEPOSIT'])).toBe(true)
  expect(allowsBonuses({ ...stored, code: 'ZZ' }, ['DEPOSIT'])).toBe(false)
  expect(allowsBonuses({ ...stored, code: 'ZZ' }, [])).toBe(true)
})

it("a market's own rule on bonuses takes precedence over its preset", () => {
  const market: Market = { ...marketOf('PT'), bonusesBeforeBets: ['REFERRAL'] }
  expect(allowsBonuses(market, ['REFERRAL'])).toBe(true)
  expect(allowsBonuses(market, ['REFERRAL', 'DEPOSIT'])).toBe(false)
})
