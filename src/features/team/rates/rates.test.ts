import { expect, it } from 'vitest'
import { languageNamed } from '../../../money/amount/languagesForTests.ts'
import { byGameType, rangeOf, ratesAsTyped, readRate } from './rates.ts'

it.each([
  ['0,40', { rate: '0.40' }],
  ['0.4', { rate: '0.4' }],
  [' 1 ', { rate: '1' }],
  ['0,125 %', { rate: '0.125' }],
  ['٠٫٤٠٪', { rate: '0.40' }],
  ['007', { problem: 'tooHigh' }],
  ['00', { rate: '0' }],
  ['', { problem: 'missing' }],
  ['%', { problem: 'missing' }],
  ['-1', { problem: 'format' }],
  ['1,', { problem: 'format' }],
  ['meio', { problem: 'format' }],
  ['0,12345', { problem: 'decimals' }],
  ['1,0001', { problem: 'tooHigh' }],
  ['100', { problem: 'tooHigh' }],
])('readRate parses %j with an upper limit of 1.00 as %j', (text, read) => {
  expect(readRate(text, '1.00')).toEqual(read)
})

it('rangeOf compares rates as numbers', () => {
  const rates = { ...byGameType(() => '0.50'), LIVE: '0.125', FISH: '10.00' }
  expect(rangeOf(rates)).toEqual({ from: '0.125', to: '10.00' })
})

it("ratesAsTyped writes rates with the language's decimal separator", () => {
  const rates = byGameType((type) => (type === 'RNG' ? '0.40' : '1.00'))
  expect(ratesAsTyped(rates, languageNamed('pt'))).toMatchObject({ RNG: '0,40', LIVE: '1' })
})

it.each([
  ['0,19', { problem: 'tooLow' }],
  ['0,2', { rate: '0.2' }],
  ['1,01', { problem: 'tooHigh' }],
])('readRate parses %j with the limits 0.20 and 1.00 as %j', (text, read) => {
  expect(readRate(text, '1.00', '0.20')).toEqual(read)
})
