import { expect, it } from 'vitest'
import { feeOf } from './feeOf.ts'

it.each([
  ['100.00', { percent: '0', fixed: '0.00' }, '0.00'],
  ['100.00', { percent: '0.00', fixed: '5.00' }, '5.00'],
  ['100.00', { percent: '1.99', fixed: '0.00' }, '1.99'],
  ['100.00', { percent: '1.25', fixed: '0.50' }, '1.75'],
  // 99.5 and 0.5 cents are rounded up, 0.49 cents are rounded down.
  ['50.00', { percent: '1.99', fixed: '0.00' }, '1.00'],
  ['0.50', { percent: '1.00', fixed: '0.00' }, '0.01'],
  ['0.49', { percent: '1.00', fixed: '0.00' }, '0.00'],
  ['9999999999999.99', { percent: '0.0001', fixed: '0.00' }, '10000000.00'],
])('feeOf an amount of %s with the fee %o is %s', (amount, fee, cost) => {
  expect(feeOf(amount, fee)).toBe(cost)
})
