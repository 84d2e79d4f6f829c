import { describe, expect, it } from 'vitest'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { actAs, startAs } from '../memberForTests.ts'
import { depositsAs } from './depositsForTests.ts'

const second = 1000
const minute = 60 * second

describe('deposit by Pix', () => {
  it('[ROLE-09] a Pix deposit is pending at first, is processing once the provider has seen the payment, and is then credited', async () => {
    const { order, look, passTime, balance, store, act } = await depositsAs('m-ana')
    const { value } = await order('100.00')
    expect(value).toMatchObject({ status: 'PENDING', amount: '100.00', fee: '0.00' })
    expect(value.payment).toMatchObject({
      kind: 'PIX',
      copyAndPaste: expect.stringMatching(/^0002/),
    })
    expect(await balance()).toBe('1284.50')
    await passTime(12 * second)
    expect(await look(value.depositId)).toMatchObject({ status: 'PROCESSING' })
    await passTime(3 * second)
    const paid = await look(value.depositId)
    expect(paid).toMatchObject({ status: 'PAID', paidAmount: '100.00', credited: '100.00' })
    expect(paid).not.toHaveProperty('payment')
    expect(await balance()).toBe('1384.50')
    expect(await auditLedger(store)).toEqual([])
    const listed = await act('GET /wps/deposits', { query: '?status=PAID&pageSize=1' })
    expect(listed.value.items).toMatchObject([{ depositId: value.depositId }])
  })

  it('a member in a time-out cannot order a deposit', async () => {
    const { order, store } = await depositsAs('m-ana')
    await store.exclusions.insert({ id: 'm-ana', kind: 'TIME_OUT', since: 0, until: null })
    expect((await order('100.00')).code).toBe('SELF_EXCLUDED')
  })

  it('a credited deposit sends the member a message', async () => {
    const { order, passTime, store } = await depositsAs('m-ana')
    const before = await store.messages.count({ memberId: 'm-ana' })
    await order('100.00')
    await passTime(minute)
    expect(await store.messages.count({ memberId: 'm-ana' })).toBe(before + 1)
  })

  it('several orders with one idempotency key create one deposit', async () => {
    const { order, passTime, balance, store } = await depositsAs('m-ana')
    const before = await store.deposits.count({ memberId: 'm-ana' })
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => order('50.00', {}, key)))
    expect(new Set(answers.map(({ value }) => value.depositId)).size).toBe(1)
    expect(await store.deposits.count({ memberId: 'm-ana' })).toBe(before + 1)
    expect((await order('60.00', {}, key)).code).toBe('IDEMPOTENCY_KEY_REUSED')
    await passTime(minute)
    expect(await balance()).toBe('1334.50')
  })

  it('a deposit can be cancelled only while it is pending', async () => {
    const { order, cancel, look, passTime, balance } = await depositsAs('m-ana')
    const first = (await order('100.00')).value.depositId
    expect((await cancel(first)).value.status).toBe('CANCELLED')
    expect((await cancel(first)).code).toBe('NOT_POSSIBLE_NOW')
    const other = (await order('100.00')).value.depositId
    await passTime(13 * second)
    expect((await cancel(other)).code).toBe('NOT_POSSIBLE_NOW')
    await passTime(20 * minute)
    expect(await look(first)).toMatchObject({ status: 'CANCELLED' })
    expect(await balance()).toBe('1384.50')
  })

  it('a repeated cancellation with the same idempotency key gets the same response', async () => {
    const { order, cancel } = await depositsAs('m-ana')
    const { depositId } = (await order('100.00')).value
    const key = crypto.randomUUID()
    const first = await cancel(depositId, key)
    expect(await cancel(depositId, key)).toEqual(first)
  })
})

describe('amounts for which the emulated bank simulates unusual results', () => {
  it.each([
    ['100.13', 'FAILED', '1284.50'],
    ['100.14', 'EXPIRED', '1284.50'],
    ['100.15', 'PAID', '1334.57'],
    ['100.17', 'FAILED', '1284.50'],
    ['100.18', 'PAID', '1384.68'],
  ])('a deposit of %s ends as %s', async (amount, status, left) => {
    const { order, look, passTime, balance, store } = await depositsAs('m-ana')
    const { depositId } = (await order(amount)).value
    await passTime(15 * minute)
    expect(await look(depositId)).toMatchObject({ status })
    expect(await balance()).toBe(left)
    expect(await auditLedger(store)).toEqual([])
  })

  it('a deposit of 100.16 expires and is credited when the payment arrives late', async () => {
    const { order, look, passTime, balance } = await depositsAs('m-ana')
    const { depositId } = (await order('100.16')).value
    await passTime(15 * minute)
    expect(await look(depositId)).toMatchObject({ status: 'EXPIRED' })
    await passTime(2 * minute)
    expect(await look(depositId)).toMatchObject({ status: 'PAID', paidAmount: '100.16' })
    expect(await balance()).toBe('1384.66')
  })
})

describe('deposit by another method', () => {
  it('the fee of a deposit is a separate ledger entry', async () => {
    const { order, look, passTime, balance, store, context } = await depositsAs('m-ana')
    await changePlatform(context, { market: marketOf('MX') })
    const { value } = await order('200.00', { method: 'USDT_TRC20' })
    expect(value).toMatchObject({ fee: '5.00', credited: '195.00' })
    await passTime(2 * minute)
    expect(await look(value.depositId)).toMatchObject({ status: 'PAID', credited: '195.00' })
    expect(await balance()).toBe('1479.50')
    const reference = String(value.depositId)
    const entries = await store.ledgerEntries.find({ where: { reference, memberId: 'm-ana' } })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['DEPOSIT', 20_000],
      ['DEPOSIT_FEE', -500],
    ])
  })

  it('a deposit in cryptocurrency returns the coin and the network', async () => {
    const { order, context } = await depositsAs('m-ana')
    await changePlatform(context, { market: marketOf('MX') })
    expect((await order('100.00', { method: 'USDT_TRC20' })).value.payment).toMatchObject({
      kind: 'USDT_TRC20',
      network: 'TRON',
    })
  })

  it('a deposit method is closed without a provider, or if the market forbids it', async () => {
    const { order, context } = await depositsAs('m-ana')
    expect((await order('100.00', { method: 'USDT_TRC20' })).code).toBe('DEPOSIT_METHOD_CLOSED')
    await changePlatform(context, { market: marketOf('MX') })
    expect((await order('100.00', { method: 'EWALLET' })).code).toBe('DEPOSIT_METHOD_CLOSED')
  })

  it('a deposit by bank transfer returns the reference for the transfer', async () => {
    const platform = await startAs('m-ana')
    // The clock of the tests starts on a Saturday, when bank transfers are closed.
    platform.time.now += 48 * 60 * minute
    const act = await actAs(platform, 'm-ana')
    const body = { method: 'BANK_TRANSFER', amount: '500.00' }
    expect((await act('POST /wps/deposits', { body })).value.payment).toMatchObject({
      kind: 'BANK_TRANSFER',
      reference: expect.stringMatching(/^[0-9A-F]{12}$/),
    })
  })
})

describe('end of a bank transfer', () => {
  it.each([
    ['500.13', 'FAILED', 2 * minute],
    ['500.14', 'EXPIRED', 32 * 60 * minute],
  ])('a bank transfer of %s ends as %s', async (amount, status, time) => {
    const started = await startAs('m-ana')
    // Monday, 9:00 in São Paulo; transfers of that day can be paid until Tuesday, 17:00.
    started.time.now += 48 * 60 * minute
    const act = await actAs(started, 'm-ana')
    const { balance } = (await act('GET /wps/v2/wallets/balance')).value
    const body = { method: 'BANK_TRANSFER', amount }
    const { depositId, expiresAt } = (await act('POST /wps/deposits', { body })).value
    expect(expiresAt).toBe('2026-11-24T20:00:00.000Z')
    const look = async () => {
      const reader = await actAs(started, 'm-ana')
      const path = `/wps/deposits/${String(depositId)}`
      return (await reader('GET /wps/deposits/{depositId}', { path })).value
    }
    await started.passTime(time - minute)
    if (status === 'EXPIRED') expect(await look()).toMatchObject({ status: 'PENDING' })
    await started.passTime(minute)
    expect(await look()).toMatchObject({ status })
    const later = await actAs(started, 'm-ana')
    expect((await later('GET /wps/v2/wallets/balance')).value).toMatchObject({ balance })
  })
})

describe('rejected deposits', () => {
  it('a deposit is rejected outside its method’s limits, and while the method is closed', async () => {
    const { order } = await depositsAs('m-ana')
    expect((await order('9.99')).code).toBe('AMOUNT_OUT_OF_RANGE')
    expect((await order('50000.01')).code).toBe('AMOUNT_OUT_OF_RANGE')
    // The clock of the tests starts on a Saturday, when bank transfers are closed.
    const ted = await order('500.00', { method: 'BANK_TRANSFER' })
    expect(ted.code).toBe('DEPOSIT_METHOD_CLOSED')
  })

  it('a sixth open deposit is rejected until another is cancelled', async () => {
    const { order, cancel } = await depositsAs('m-ana')
    const ids: unknown[] = []
    for (let index = 0; index < 5; index += 1) ids.push((await order('20.00')).value.depositId)
    expect((await order('20.00')).code).toBe('TOO_MANY_OPEN_DEPOSITS')
    await cancel(ids[0])
    expect((await order('20.00')).success).toBe(true)
  })

  it('a deposit is rejected if it exceeds the player’s limit together with the open deposits', async () => {
    const { order, store, time } = await depositsAs('m-ana')
    await store.playerLimits.insert({
      id: 'm-ana/DEPOSIT/DAY',
      memberId: 'm-ana',
      kind: 'DEPOSIT',
      period: 'DAY',
      amount: 10_000,
      pendingAmount: null,
      pendingAt: null,
      changedAt: time.now,
    })
    expect((await order('60.00')).success).toBe(true)
    expect((await order('60.00')).code).toBe('PLAYER_LIMIT_REACHED')
  })

  it('a deposit of a trial member is rejected', async () => {
    const { act } = await startAs('m-bruno')
    const refused = await act('POST /wps/deposits', { body: { method: 'PIX', amount: '50.00' } })
    expect(refused).toMatchObject({ status: 403, code: 'TRIAL_NOT_ALLOWED' })
  })
})

describe('another member’s deposit', () => {
  it("a member can neither read nor cancel another member's deposit", async () => {
    const { order, ...platform } = await depositsAs('m-ana')
    const { depositId } = (await order('100.00')).value
    const dora = await actAs(platform, 'm-dora')
    const path = `/wps/deposits/${String(depositId)}`
    expect(await dora('GET /wps/deposits/{depositId}', { path })).toMatchObject({ status: 404 })
    const cancelled = await dora('POST /wps/deposits/{depositId}/cancel', {
      path: `${path}/cancel`,
    })
    expect(cancelled).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
