import { expect, it } from 'vitest'
import { allowsBonuses, isPlayFreer, type Market, marketOf, playSettingsOf } from './markets.ts'

it('a market stored without a rule on bonuses follows the preset of its country code', () => {
  const { bonusesBeforeBets: _, ...stored }: Market = marketOf('BR')
  expect(allowsBonuses(stored, ['DEPOSIT'])).toBe(false)
  expect(allowsBonuses(marketOf('PT'), ['DEPOSIT'])).toBe(true)
  expect(allowsBonuses({ ...stored, code: 'ZZ' }, ['DEPOSIT'])).toBe(false)
  expect(allowsBonuses({ ...stored, code: 'ZZ' }, [])).toBe(true)
})

it("a market's own rule on bonuses takes precedence over the preset of its country code", () => {
  const market: Market = { ...marketOf('PT'), bonusesBeforeBets: ['REFERRAL'] }
  expect(allowsBonuses(market, ['REFERRAL'])).toBe(true)
  expect(allowsBonuses(market, ['REFERRAL', 'DEPOSIT'])).toBe(false)
})

it('[PLAY-01] Brazil forbids autoplay, quick spins, spins below 2.5 seconds and celebrations of small wins', () => {
  const { play: _, ...stored }: Market = marketOf('BR')
  const strict = {
    autoplay: false,
    quickSpin: false,
    shortestSpin: 2_500,
    celebratesSmallWins: false,
  }
  expect(playSettingsOf(stored)).toEqual(strict)
  expect(playSettingsOf(marketOf('PT'))).toEqual({
    autoplay: true,
    quickSpin: true,
    shortestSpin: 0,
    celebratesSmallWins: true,
  })
  expect(
    playSettingsOf({ ...stored, code: 'PT', play: { ...strict, shortestSpin: '5.0' } }),
  ).toEqual({ ...strict, shortestSpin: 5_000 })
})

it('play rules are less strict than the licence if at least one of them is less strict', () => {
  const rules = {
    autoplay: false,
    quickSpin: false,
    shortestSpin: '2.5',
    celebratesSmallWins: false,
  }
  expect(isPlayFreer(rules, 'BR')).toBe(false)
  expect(isPlayFreer({ ...rules, shortestSpin: '10.0' }, 'BR')).toBe(false)
  for (const change of [
    { autoplay: true },
    { quickSpin: true },
    { shortestSpin: '2.4' },
    { celebratesSmallWins: true },
  ]) {
    expect(isPlayFreer({ ...rules, ...change }, 'BR')).toBe(true)
    expect(isPlayFreer({ ...rules, ...change }, 'PT')).toBe(false)
  }
})
