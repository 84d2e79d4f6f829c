import { expect, it } from 'vitest'
import { withdrawalCost } from './withdrawalCost.ts'

const fee = { percent: '0', fixed: '5.00' }

it('a withdrawal costs nothing while a free withdrawal is left for the day', () => {
  expect(withdrawalCost('200.00', { fee, freeLeft: 1 })).toEqual({
    cost: '0.00',
    arrives: '200.00',
  })
})

it('the fee of a withdrawal is deducted from the amount', () => {
  expect(withdrawalCost('200.00', { fee, freeLeft: 0 })).toEqual({
    cost: '5.00',
    arrives: '195.00',
  })
})

it('the payout of a withdrawal is never negative', () => {
  expect(withdrawalCost('3.00', { fee, freeLeft: 0 }).arrives).toBe('0.00')
})
