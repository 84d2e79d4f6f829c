import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/base/storage/events.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { actAs, startAs } from '../memberForTests.ts'
import { unconfirmedId, withdrawalsAsAna } from './withdrawalsForTests.ts'

const second = 1000
const minute = 60 * second

describe('withdrawal', () => {
  it('[ROLE-09] a withdrawal holds its amount at once, is then reviewed and paid, and the member is notified', async () => {
    const { ask, look, wallets, passTime, store } = await withdrawalsAsAna()
    const heard: DomainEvent[] = []
    store.listen((one) => {
      if (one.kind === 'event') heard.push(one.event)
    })
    const { value } = await ask('200.00')
    expect(value).toMatchObject({ status: 'PENDING', fee: '0.00', cancellable: true })
    // The Brazilian market promises payments within two hours.
    expect(value.promisedBy).toBe('2026-11-21T14:00:00.000Z')
    expect(value.account).toEqual({
      keyType: 'CPF',
      key: '***.456.789-**',
      holder: 'Ana S*** L***',
    })
    expect(await wallets()).toMatchObject({ main: '1084.50', held: '200.00' })
    await passTime(5 * second)
    expect(await look(value.withdrawalId)).toMatchObject({ status: 'REVIEWING' })
    await passTime(10 * second)
    expect(await look(value.withdrawalId)).toMatchObject({
      status: 'PROCESSING',
      cancellable: false,
    })
    await passTime(10 * second)
    expect(await look(value.withdrawalId)).toMatchObject({
      status: 'DISBURSED',
      confirmBy: '2026-11-22T12:00:25.000Z',
    })
    expect(await look(value.withdrawalId)).not.toHaveProperty('promisedBy')
    expect(await wallets()).toMatchObject({ main: '1084.50', held: '0.00' })
    expect(heard).toContainEqual({
      type: 'withdrawalDisbursed',
      memberId: 'm-ana',
      withdrawalId: value.withdrawalId,
      amount: '200.00',
      currency: 'BRL',
    })
    expect(heard.some(({ type }) => type === 'messageReceived')).toBe(true)
    expect(await auditLedger(store)).toEqual([])
  })

  it('a withdrawal can be cancelled before it is processed, and the cancellation returns its amount to the balance', async () => {
    const { ask, cancel, balance, passTime, store } = await withdrawalsAsAna()
    const first = (await ask('200.00')).value.withdrawalId
    const cancelled = { status: 'CANCELLED', amount: '200.00', fee: '0.00', payout: '0.00' }
    expect((await cancel(first)).value).toMatchObject(cancelled)
    expect(await balance()).toBe('1284.50')
    expect((await cancel(first)).code).toBe('NOT_POSSIBLE_NOW')
    const other = (await ask('200.00')).value.withdrawalId
    await passTime(15 * second)
    expect((await cancel(other)).code).toBe('NOT_POSSIBLE_NOW')
    expect(await balance()).toBe('1084.50')
    expect(await auditLedger(store)).toEqual([])
  })

  it('concurrent withdrawal requests with the same idempotency key create a single withdrawal', async () => {
    const { ask, wallets } = await withdrawalsAsAna()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => ask('100.00', {}, key)))
    expect(new Set(answers.map(({ value }) => value.withdrawalId)).size).toBe(1)
    expect(await wallets()).toMatchObject({ main: '1184.50', held: '100.00' })
  })

  it('a withdrawal that two sessions of a member send with the same idempotency key is created once', async () => {
    const { ask, platform, wallets } = await withdrawalsAsAna()
    const key = crypto.randomUUID()
    const inOther = await actAs(platform, 'm-ana')
    const body = { accountId: 'k-past-ana', amount: '100.00', paymentPassword: '482915' }
    const { value } = await ask('100.00', {}, key)
    const other = await inOther('POST /wps/withdrawals', { key, isSealed: true, body })
    expect(other.value).toEqual(value)
    expect(await wallets()).toMatchObject({ main: '1184.50', held: '100.00' })
  })

  it('a withdrawal costs a fee after the free withdrawals of the day', async () => {
    const { ask, act, passTime, look, store } = await withdrawalsAsAna()
    const terms = async () => (await act('GET /wps/withdrawals/terms')).value
    expect(await terms()).toMatchObject({ freePerDay: 3, freeLeft: 2, dailyLimitLeft: '49750.00' })
    await ask('100.00')
    await ask('100.00')
    expect(await terms()).toMatchObject({ freeLeft: 0, dailyLimitLeft: '49550.00' })
    const { value } = await ask('100.00')
    expect(value).toMatchObject({ amount: '100.00', fee: '5.00', payout: '95.00' })
    await passTime(minute)
    expect(await look(value.withdrawalId)).toMatchObject({ status: 'DISBURSED' })
    const where = { reference: String(value.withdrawalId), account: 'm-ana/held' }
    const entries = await store.ledgerEntries.find({
      where,
      orderBy: { column: 'at', direction: 'ascending' },
    })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['WITHDRAWAL', 10_000],
      ['WITHDRAWAL', -9_500],
      ['WITHDRAWAL_FEE', -500],
    ])
  })
})

describe('rejected withdrawals', () => {
  it.each([
    [
      'without the right payment password',
      '100.00',
      { paymentPassword: '000000' },
      'PAYMENT_PASSWORD_WRONG',
    ],
    [
      'to another member’s Pix key',
      '100.00',
      { accountId: 'k-past-edu' },
      'PAYOUT_ACCOUNT_UNKNOWN',
    ],
    ['below the minimum', '19.99', {}, 'AMOUNT_OUT_OF_RANGE'],
    ['beyond the balance', '1284.51', {}, 'INSUFFICIENT_BALANCE'],
  ])('a withdrawal is rejected %s', async (_, amount, more, code) => {
    const { ask, balance } = await withdrawalsAsAna()
    expect((await ask(amount, more)).code).toBe(code)
    expect(await balance()).toBe('1284.50')
  })

  it('a withdrawal of a member without a transaction password is rejected', async () => {
    const { act } = await startAs('m-dora')
    const body = { accountId: 'k-1', amount: '50.00', paymentPassword: '1' }
    const refused = await act('POST /wps/withdrawals', { isSealed: true, body })
    expect(refused.code).toBe('PAYMENT_PASSWORD_MISSING')
  })

  it('a withdrawal is rejected while recent deposits have not been played', async () => {
    const { ask, act, passTime } = await withdrawalsAsAna()
    await act('POST /wps/deposits', { body: { method: 'PIX', amount: '100.00' } })
    await passTime(minute)
    expect((await act('GET /wps/withdrawals/terms')).value).toMatchObject({
      turnover: { required: '100.00', played: '0.00', missing: '100.00' },
    })
    expect((await ask('50.00')).code).toBe('TURNOVER_MISSING')
  })

  it('concurrent withdrawals cannot exceed the daily limit', async () => {
    const { ask, store } = await withdrawalsAsAna()
    await store.withdrawals.update(unconfirmedId, { amount: 4_980_000 })
    const answers = await Promise.all([1, 2, 3].map(() => ask('90.00')))
    const codes = answers.map(({ code = 'OK' }) => code).toSorted()
    expect(codes).toEqual(['OK', 'OK', 'WITHDRAWAL_LIMIT_REACHED'])
  })
})

describe('amounts for which the emulated bank simulates unusual results', () => {
  it('the emulated bank rejects a withdrawal of 100.13, and its amount returns to the balance', async () => {
    const { ask, look, passTime, balance, store } = await withdrawalsAsAna()
    const { withdrawalId } = (await ask('100.13')).value
    await passTime(minute)
    expect(await look(withdrawalId)).toMatchObject({ status: 'REJECTED', payout: '0.00' })
    expect(await balance()).toBe('1284.50')
    expect(await auditLedger(store)).toEqual([])
  })

  it('the emulated bank reviews a withdrawal of 100.14 for an hour, during which it can be cancelled', async () => {
    const { ask, look, cancel, passTime } = await withdrawalsAsAna()
    const { withdrawalId } = (await ask('100.14')).value
    await passTime(59 * minute)
    expect(await look(withdrawalId)).toMatchObject({ status: 'REVIEWING', cancellable: true })
    expect((await cancel(withdrawalId)).success).toBe(true)
  })

  it.each([
    ['100.15', 'RETURNED', 'RETURNED', '1244.35'],
    ['100.16', 'RECEIVED', 'FORCED_RECEIVE', '1184.34'],
  ])('[WAL-09] a dispute of %s ends as %s (resolution %s)', async (amount, status, kind, left) => {
    const { ask, look, confirm, proof, passTime, balance, store } = await withdrawalsAsAna()
    const { withdrawalId } = (await ask(amount)).value
    await passTime(25 * second)
    const said = { outcome: 'PARTIAL', receivedAmount: '40.15', proofFileId: await proof() }
    await confirm(withdrawalId, said)
    await passTime(minute)
    expect(await look(withdrawalId)).toMatchObject({ status, resolution: { kind } })
    expect(await balance()).toBe(left)
    expect(await auditLedger(store)).toEqual([])
  })
})

it('withdrawals are listed newest first, and filtered by status', async () => {
  const { act } = await withdrawalsAsAna()
  const { value } = await act('GET /wps/withdrawals', { query: '?pageSize=2' })
  expect(value).toMatchObject({
    total: 6,
    items: [{ withdrawalId: unconfirmedId }, { status: 'CANCELLED' }],
  })
  const rejected = await act('GET /wps/withdrawals', { query: '?status=REJECTED' })
  expect(rejected.value).toMatchObject({ total: 1, items: [{ status: 'REJECTED' }] })
})
