import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDecimal, toMinor } from './money.ts'

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [128450, '1284.50'],
  [-100, '-1.00'],
])('toDecimal formats %i minor units as %s, and toMinor parses the text back', (minor, decimal) => {
  expect(toDecimal(minor)).toBe(decimal)
  expect(toMinor(decimal)).toBe(minor)
})

it('toMinor parses every result of toDecimal to the same amount', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (minor) => toMinor(toDecimal(minor)) === minor))
})

it('toMinor accepts fewer than two decimals, and returns zero for negative zero', () => {
  expect(toMinor('7')).toBe(700)
  expect(toMinor('7.5')).toBe(750)
  expect(Object.is(toMinor('-0.00'), 0)).toBe(true)
})

it.each(['', '1.234', '1,00', '1e3', ' 1', 'NaN', '999999999999999.99'])(
  '%j is rejected as an amount',
  (text) => {
    expect(() => toMinor(text)).toThrow(RangeError)
  },
)

it.each([0.5, Number.NaN, 2 ** 53])('%d is rejected as a count of minor units', (minor) => {
  expect(() => toDecimal(minor)).toThrow(RangeError)
})
