import { describe, expect, it, vi } from 'vitest'
import { emulatedBank } from '../../../mocks/bank/emulatedBank.ts'
import { depositsAs } from './depositsForTests.ts'

const second = 1000
const minute = 60 * second

describe('returned payments', () => {
  it('a payment by another person is returned, and the deposit shows the reason', async () => {
    const { order, look, passTime, context, store } = await depositsAs('m-ana')
    const returned = vi.spyOn(context.providers.bank ?? emulatedBank, 'returnPayment')
    const { depositId } = (await order('100.17')).value
    await passTime(minute)
    expect(await look(depositId)).toMatchObject({
      status: 'FAILED',
      failureReason: 'OTHER_PAYER',
      returnedAmount: '100.17',
      credited: '0.00',
    })
    expect(returned).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: depositId, payer: '12345678909' }),
      10_017,
    )
    const reference = String(depositId)
    expect(await store.ledgerEntries.find({ where: { reference } })).toEqual([])
  })

  it('the part of a payment that exceeds the order is returned', async () => {
    const { order, look, passTime, store } = await depositsAs('m-ana')
    const { depositId } = (await order('100.18')).value
    await passTime(minute)
    expect(await look(depositId)).toMatchObject({
      status: 'PAID',
      paidAmount: '100.18',
      returnedAmount: '10.00',
    })
    const reference = String(depositId)
    const entries = await store.ledgerEntries.find({ where: { reference } })
    expect(entries.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
      ['DEPOSIT', -10_018],
      ['DEPOSIT', 10_018],
    ])
  })

  it('a payment is returned if an agent has blocked the member since the order', async () => {
    const { order, look, passTime, store, time } = await depositsAs('m-ana')
    const { depositId } = (await order('100.00')).value
    const block = { agentId: 'm-carla', reason: 'OTHER', note: '', since: time.now } as const
    await store.memberBlocks.insert({ id: 'm-ana', ...block })
    await passTime(minute)
    expect(await look(depositId)).toMatchObject({ status: 'FAILED', returnedAmount: '100.00' })
  })

  it('a late payment is returned if a limit no longer allows it', async () => {
    const { order, look, passTime, balance, store, time } = await depositsAs('m-ana')
    const { depositId } = (await order('100.16')).value
    await passTime(15 * minute)
    await store.playerLimits.insert({
      id: 'm-ana/DEPOSIT/DAY',
      memberId: 'm-ana',
      kind: 'DEPOSIT',
      period: 'DAY',
      amount: 5_000,
      pendingAmount: null,
      pendingAt: null,
      changedAt: time.now,
    })
    await passTime(2 * minute)
    expect(await look(depositId)).toMatchObject({
      status: 'FAILED',
      failureReason: 'LIMIT_REACHED',
      returnedAmount: '100.16',
    })
    expect(await balance()).toBe('1284.50')
  })

  it('a payment for a cancelled order is returned once, and the member is notified', async () => {
    const { order, cancel, look, passTime, balance, context, store } = await depositsAs('m-ana')
    const returned = vi.spyOn(context.providers.bank ?? emulatedBank, 'returnPayment')
    const messagesBefore = await store.messages.count({ memberId: 'm-ana' })
    const { depositId } = (await order('100.19')).value
    await passTime(5 * second)
    expect((await cancel(depositId)).value).not.toHaveProperty('returnedAmount')
    await passTime(minute)
    expect(await look(depositId)).toMatchObject({
      status: 'CANCELLED',
      returnedAmount: '100.19',
      credited: '0.00',
    })
    await passTime(20 * minute)
    expect(returned).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: depositId }),
      10_019,
    )
    expect(await balance()).toBe('1284.50')
    expect(await store.messages.count({ memberId: 'm-ana' })).toBe(messagesBefore + 1)
  })

  it('a deposit that the bank refuses fails without a returned amount', async () => {
    const { order, look, passTime } = await depositsAs('m-ana')
    const { depositId } = (await order('100.13')).value
    await passTime(minute)
    const failed = await look(depositId)
    expect(failed).toMatchObject({ status: 'FAILED', failureReason: 'REFUSED_BY_BANK' })
    expect(failed).not.toHaveProperty('returnedAmount')
  })
})
