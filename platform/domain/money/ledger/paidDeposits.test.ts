import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { collections, type DepositRow } from '../../base/collections/collections.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { afterPaid, auditDeposits, creditedSince } from './paidDeposits.ts'

const order: DepositRow = {
  id: 'd-1',
  memberId: 'm-1',
  method: 'PIX',
  provider: null,
  status: 'CANCELLED',
  amount: 1_000,
  fee: 0,
  paidAmount: null,
  creditedBefore: null,
  returnedAmount: null,
  failureReason: null,
  payer: null,
  proof: null,
  currency: 'BRL',
  createdAt: 0,
  expiresAt: 0,
  endedAt: 0,
}

const payment = fc.record({
  memberId: fc.constantFrom('m-1', 'm-1', 'm-2'),
  isPaid: fc.constantFrom(true, true, true, false),
  paidAmount: fc.integer({ min: 100, max: 1_000 }),
  fee: fc.nat(90),
  /** Banks report payments out of order, and several at the same time. */
  at: fc.nat(12),
})
type Payment = { memberId: string; isPaid: boolean; paidAmount: number; fee: number; at: number }

const openStore = () => createMemoryStore({ deposits: collections.deposits })
type Deposits = ReturnType<typeof openStore>

async function take(store: Deposits, { isPaid, at, ...paid }: Payment, index: number) {
  // The order of the ids differs from the order of the payments.
  const row = { ...order, ...paid, id: `d-${(index * 7) % 31}`, endedAt: at }
  const place = isPaid ? { status: 'PAID', ...(await afterPaid(store, { ...paid, at })) } : {}
  await store.deposits.insert({ ...row, ...(isPaid ? place : { paidAmount: null }) })
}

it('the sum of deposits since any time is correct if the bank reports payments out of order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(payment, { maxLength: 25, size: 'max' }),
      fc.nat(40),
      async (payments, since) => {
        const store = openStore()
        for (const [index, one] of payments.entries()) await take(store, one, index)
        const rows = (await store.deposits.find({ where: { memberId: 'm-1', status: 'PAID' } }))
          .map(({ paidAmount, fee, endedAt }) => ({
            credit: (paidAmount ?? 0) - fee,
            at: endedAt ?? 0,
          }))
          .filter(({ at }) => at >= since)
        const amount = rows.reduce((sum, { credit }) => sum + credit, 0)
        const from = Math.min(...rows.map(({ at }) => at))
        const expected = rows.length === 0 ? undefined : { amount, from }
        expect(await creditedSince(store, 'm-1', since)).toEqual(expected)
        expect(await auditDeposits(store)).toEqual([])
      },
    ),
    { numRuns: propertyRuns(300) },
  )
})

it('the audit reports a deposit whose stored sum of earlier deposits is wrong, and an unpaid deposit that stores a sum', async () => {
  const store = openStore()
  const paid = { memberId: 'm-1', isPaid: true, paidAmount: 500, fee: 20, at: 5 }
  for (const index of [1, 2, 3]) await take(store, paid, index)
  await take(store, { ...paid, isPaid: false }, 4)
  expect(await auditDeposits(store)).toEqual([])
  await store.deposits.update('d-14', { creditedBefore: 500 })
  await store.deposits.update('d-28', { creditedBefore: 0 })
  expect(await auditDeposits(store)).toEqual([
    'd-14 keeps 500 before it, and it was 480',
    'd-28 keeps a sum, and was not paid',
  ])
})
