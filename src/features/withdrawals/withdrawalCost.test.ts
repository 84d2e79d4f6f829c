import { expect, it } from 'vitest'
import { withdrawalCost } from './withdrawalCost.ts'

const fee = { percent: '0', fixed: '5.00' }

it('is nothing while one of the day is free', () => {
  expect(withdrawalCost('200.00', { fee, freeLeft: 1 })).toEqual({
    cost: '0.00',
    arrives: '200.00',
  })
})

it('is taken from the amount after that', () => {
  expect(withdrawalCost('200.00', { fee, freeLeft: 0 })).toEqual({
    cost: '5.00',
    arrives: '195.00',
  })
})

it('never leaves less than nothing', () => {
  expect(withdrawalCost('3.00', { fee, freeLeft: 0 }).arrives).toBe('0.00')
})
