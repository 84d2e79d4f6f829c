import { expect, it } from 'vitest'
import { comingAmount, leftOfAll, ownDepositLimits } from './ownLimits.ts'

const resetsAt = '2026-11-22T03:00:00Z'
const day = { limitId: 'DEPOSIT_DAY', kind: 'DEPOSIT', period: 'DAY', resetsAt } as const
const week = { limitId: 'DEPOSIT_WEEK', kind: 'DEPOSIT', period: 'WEEK', resetsAt } as const
const loss = { limitId: 'LOSS_DAY', kind: 'LOSS', period: 'DAY', amount: '1.00', resetsAt } as const

it('paid deposits and open orders reduce the remainder of a deposit limit', () => {
  const coming = comingAmount([
    { status: 'PENDING', amount: '20.00' },
    { status: 'PROCESSING', amount: '5.50' },
    { status: 'PAID', amount: '70.00' },
  ])
  expect(coming).toBe(2550)
  const limits = ownDepositLimits([{ ...day, amount: '100.00', used: '70.00' }, week, loss], coming)
  expect(limits).toEqual([
    { period: 'DAY', resetsAt, limit: '100.00', used: '95.50', left: '4.50' },
  ])
})

it('the remainder of a deposit limit is never negative, and the lowest remainder of all limits applies', () => {
  const limits = ownDepositLimits(
    [
      { ...day, amount: '100.00', used: '130.00' },
      { ...week, amount: '500.00', used: '130.00' },
    ],
    0,
  )
  expect(limits.map(({ left }) => left)).toEqual(['0.00', '370.00'])
  expect(leftOfAll(limits)).toBe('0.00')
  expect(leftOfAll([])).toBeUndefined()
})
