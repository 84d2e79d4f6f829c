import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import {
  type LimitDeed,
  limitDeed,
  limitModel,
  periodStart,
} from '../../domain/accounts/limits/testing/limitModel.ts'
import { sendTransfer } from '../../domain/money/transfers/transfers.ts'
import { actAs } from '../memberForTests.ts'
import { depositsAs } from './depositsForTests.ts'

const minute = 60_000
const periods = ['DAY', 'WEEK', 'MONTH'] as const
const depositLimits = periods.map((period) => `DEPOSIT_${period}` as const)

type Deed =
  | LimitDeed
  | { do: 'orders'; amounts: readonly string[] }
  | { do: 'transfer'; amount: number }
  | { do: 'wait'; minutes: number }

/** The cents select the behaviour of the demonstration bank: pay, pay late, or never pay. */
const amount = fc
  .tuple(fc.integer({ min: 20, max: 120 }), fc.constantFrom('00', '00', '16', '14'))
  .map(([whole, cents]) => `${whole}.${cents}`)
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    limitDeed(depositLimits, 30_000),
    fc.record({
      do: fc.constant('orders' as const),
      amounts: fc.array(amount, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      do: fc.constant('transfer' as const),
      amount: fc.integer({ min: 100, max: 9_000 }),
    }),
    fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 2, 14, 16, 20, 300, 1_439, 1_440, 6_000),
    }),
  ),
  { maxLength: 14 },
)

async function runDeeds(sequence: readonly Deed[]): Promise<void> {
  const { context, store, platform, passTime } = await depositsAs('m-ana')
  const model = limitModel(context, 'm-ana')
  const carla = await store.members.get('m-carla')
  if (!carla) throw new Error('There is no agent')
  const moneyIn = async () =>
    (await store.ledgerEntries.find({ where: { memberId: 'm-ana' } })).filter(
      ({ kind }) => kind === 'DEPOSIT' || kind === 'TRANSFER_RECEIVED',
    )
  for (const deed of sequence) {
    const before = (await moneyIn()).length
    if (deed.do === 'limit') await model.change(deed)
    if (deed.do === 'wait') await passTime(deed.minutes * minute)
    if (deed.do === 'orders') {
      // A new session, since the previous one may have expired. The orders run in parallel, as from
      // several tabs.
      const act = await actAs(platform, 'm-ana')
      const order = (each: string) =>
        act('POST /wps/deposits', { body: { method: 'PIX', amount: each } })
      await Promise.all(deed.amounts.map(order))
    }
    if (deed.do === 'transfer') {
      const transfer = { member: carla, receiverId: 'm-ana', amount: deed.amount, note: '' }
      await store
        .transaction((tables, announce) => sendTransfer(context, tables, announce, transfer))
        .catch(() => {})
    }
    const after = await moneyIn()
    if (after.length === before) continue
    for (const period of periods) {
      const limit = model.holding(`DEPOSIT_${period}`)
      const from = periodStart(period, context.now())
      const sum = after.filter(({ at }) => at >= from).reduce((all, one) => all + one.amount, 0)
      if (limit !== null) expect(sum, period).toBeLessThanOrEqual(limit)
    }
  }
}

describe('player limit for deposits', () => {
  it('no sequence of orders, payments, transfers, limit changes and waits exceeds a deposit limit', async () => {
    await fc.assert(fc.asyncProperty(deeds, runDeeds), { numRuns: propertyRuns(15, 5) })
  }, 60_000)

  it('a deposit limit includes transfers from an agent, and the rejection of a transfer does not reveal the limit to the agent', async () => {
    const { context, platform, store } = await depositsAs('m-ana')
    await limitModel(context, 'm-ana').change({ do: 'limit', limitId: 'DEPOSIT_DAY', size: 5_000 })
    const asCarla = await actAs(platform, 'm-carla')
    const send = async (each: string) =>
      (
        await asCarla('POST /wps/transfers', {
          body: { memberId: 'm-ana', amount: each, paymentPassword: '482915' },
          isSealed: true,
        })
      ).code
    expect(await send('50.01')).toBe('NOT_POSSIBLE_NOW')
    expect(await send('30.00')).toBeUndefined()
    expect(await send('20.01')).toBe('NOT_POSSIBLE_NOW')
    await store.exclusions.insert({ id: 'm-ana', kind: 'TIME_OUT', since: 0, until: null })
    expect(await send('1.00')).toBe('NOT_POSSIBLE_NOW')
  })

  it('a timely deposit payment is returned if the member has set a stricter limit or started a time-out since the order', async () => {
    const { order, look, passTime, balance, context, store } = await depositsAs('m-ana')
    const before = await balance()
    const { depositId } = (await order('100.00')).value
    await limitModel(context, 'm-ana').change({ do: 'limit', limitId: 'DEPOSIT_DAY', size: 9_999 })
    await passTime(minute)
    const returned = { status: 'FAILED', failureReason: 'LIMIT_REACHED', returnedAmount: '100.00' }
    expect(await look(depositId)).toMatchObject(returned)
    const another = (await order('90.00')).value
    await store.exclusions.insert({ id: 'm-ana', kind: 'TIME_OUT', since: 0, until: null })
    await passTime(minute)
    expect(await look(another.depositId)).toMatchObject({ ...returned, returnedAmount: '90.00' })
    expect(await balance()).toBe(before)
  })
})
