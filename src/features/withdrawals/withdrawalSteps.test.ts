import { describe, expect, it } from 'vitest'
import { isUnderWay, type Withdrawal, withdrawalSteps } from './withdrawalSteps.ts'

const aWithdrawal = (changes: Partial<Withdrawal>): Withdrawal => ({
  withdrawalId: 'w-1',
  status: 'PENDING',
  amount: '200.00',
  fee: '0.00',
  payout: '200.00',
  currency: 'BRL',
  account: { keyType: 'CPF', key: '***.456.789-**', holder: 'Ana S***' },
  cancellable: true,
  createdAt: '2026-11-21T12:00:00Z',
  ...changes,
})
const confirmation = {
  outcome: 'RECEIVED',
  by: 'MEMBER',
  receivedAmount: '200.00',
  remainingAmount: '0.00',
  confirmedAt: '2026-11-21T12:20:00Z',
} as const
const listSteps = (changes: Partial<Withdrawal>) =>
  withdrawalSteps(aWithdrawal(changes)).map(({ title, state }) => `${title} ${state}`)

describe('withdrawal steps', () => {
  it('each new status of a withdrawal completes one more step', () => {
    expect(listSteps({ status: 'PENDING' })).toEqual([
      'requested done',
      'review current',
      'payment ahead',
      'confirmation ahead',
    ])
    expect(listSteps({ status: 'PROCESSING' })).toEqual([
      'requested done',
      'approved done',
      'payment current',
      'confirmation ahead',
    ])
    expect(listSteps({ status: 'DISBURSED', disbursedAt: '2026-11-21T12:10:00Z' })).toEqual([
      'requested done',
      'approved done',
      'paid done',
      'confirmation current',
    ])
  })

  it('the steps of a withdrawal end with its rejection or cancellation', () => {
    expect(listSteps({ status: 'REJECTED' })).toEqual(['requested done', 'rejected ended'])
    expect(listSteps({ status: 'CANCELLED' })).toEqual(['requested done', 'cancelled ended'])
  })

  it('the steps distinguish a receipt confirmed by the member from one assumed after the timeout', () => {
    expect(listSteps({ status: 'RECEIVED', confirmation }).at(-1)).toBe('received done')
    const byTime = { ...confirmation, by: 'TIME' } as const
    expect(listSteps({ status: 'RECEIVED', confirmation: byTime }).at(-1)).toBe(
      'receivedByTime done',
    )
  })

  it.each([
    ['PAID_AGAIN', 'RECEIVED', 'paidAgain done'],
    ['RETURNED', 'RETURNED', 'returned done'],
    ['FORCED_RECEIVE', 'RECEIVED', 'forced done'],
  ] as const)(
    'the steps of a disputed withdrawal end with its resolution %s',
    (kind, status, last) => {
      const report = { ...confirmation, outcome: 'NOT_RECEIVED' } as const
      expect(listSteps({ status: 'DISPUTED', confirmation: report }).slice(-2)).toEqual([
        'notReceived done',
        'dispute current',
      ])
      const resolution = { kind, amount: '200.00', at: '2026-11-21T12:30:00Z' }
      expect(listSteps({ status, confirmation: report, resolution }).slice(-2)).toEqual([
        'notReceived done',
        last,
      ])
    },
  )
})

it('a withdrawal is in progress during a dispute, but not after the member has received the money', () => {
  expect(isUnderWay({ status: 'DISPUTED' })).toBe(true)
  expect(isUnderWay({ status: 'RECEIVED' })).toBe(false)
})
