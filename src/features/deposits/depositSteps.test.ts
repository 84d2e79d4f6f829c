import { describe, expect, it } from 'vitest'
import { depositOutcome } from './DepositOutcome.tsx'
import { type Deposit, depositSteps, isOpen, lookEvery } from './depositSteps.ts'

const aDeposit = (changes: Partial<Deposit>): Deposit => ({
  depositId: 'd-1',
  method: 'PIX',
  status: 'PENDING',
  amount: '100.00',
  fee: '0.00',
  credited: '100.00',
  currency: 'BRL',
  createdAt: '2026-11-21T12:00:00Z',
  expiresAt: '2026-11-21T12:15:00Z',
  ...changes,
})
const endedAt = '2026-11-21T12:00:15Z'
const listSteps = (changes: Partial<Deposit>) =>
  depositSteps(aDeposit(changes)).map(({ title, state }) => `${title} ${state}`)

describe('deposit steps', () => {
  it('the steps of a deposit advance by one with each status', () => {
    expect(listSteps({})).toEqual(['ordered done', 'payment current', 'paid ahead'])
    expect(listSteps({ status: 'PROCESSING' })).toEqual([
      'ordered done',
      'seen done',
      'paid current',
    ])
    expect(listSteps({ status: 'PAID', endedAt })).toEqual([
      'ordered done',
      'seen done',
      'paid done',
    ])
  })

  it('the steps of a deposit end with its failure, expiry or cancellation', () => {
    expect(listSteps({ status: 'FAILED' }).at(-1)).toBe('failed ended')
    expect(listSteps({ status: 'EXPIRED' })).toEqual(['ordered done', 'expired ended'])
    expect(listSteps({ status: 'CANCELLED' })).toEqual(['ordered done', 'cancelled ended'])
  })

  it('only the first and the last step of a paid deposit have a time', () => {
    const times = depositSteps(aDeposit({ status: 'PAID', endedAt })).map(({ at }) => at)
    expect(times).toEqual(['2026-11-21T12:00:00Z', undefined, endedAt])
  })

  it('a deposit is polled often while it is open, less often while a late payment can arrive, then not at all', () => {
    expect(isOpen({ status: 'PROCESSING' })).toBe(true)
    expect(isOpen({ status: 'EXPIRED' })).toBe(false)
    const states = ['PENDING', 'EXPIRED', 'CANCELLED', 'PAID'] as const
    expect(states.map((status) => lookEvery({ status }))).toEqual([3000, 15_000, 15_000, false])
    expect(lookEvery({ status: 'CANCELLED', returnedAmount: '100.00' })).toBe(false)
  })
})

describe('depositOutcome', () => {
  it.each<[string | undefined, Partial<Deposit>]>([
    [undefined, {}],
    ['processing', { status: 'PROCESSING' }],
    ['paid', { status: 'PAID', paidAmount: '100.00', endedAt }],
    ['paidPartly', { status: 'PAID', paidAmount: '50.00', endedAt }],
    ['paidMore', { status: 'PAID', paidAmount: '100.00', returnedAmount: '10.00', endedAt }],
    ['paidLate', { status: 'PAID', paidAmount: '100.00', endedAt: '2026-11-21T12:16:00Z' }],
    ['OTHER_PAYER', { status: 'FAILED', failureReason: 'OTHER_PAYER' }],
    ['unknown', { status: 'FAILED' }],
    ['expired', { status: 'EXPIRED' }],
    ['cancelled', { status: 'CANCELLED' }],
    ['cancelledPaid', { status: 'CANCELLED', returnedAmount: '100.00' }],
  ])('depositOutcome derives the outcome %s from the state of a deposit', (outcome, changes) => {
    expect(depositOutcome(aDeposit(changes))).toBe(outcome)
  })
})
