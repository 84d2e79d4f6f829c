import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { changePoints } from '../../domain/play/points/pointLedger.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { seal } from '../../server/serverForTests.ts'
import { platformOf } from '../rewardsForTests.ts'

const minute = 60_000
const day = 24 * 60 * minute
const paymentPassword = '482913'
const redeemKey = 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward'
const convertKey = 'POST /wps/relay/passwordCheck/MCS2_convertPoint'
const receiver = {
  name: 'Eduardo Lima',
  address: 'Rua das Laranjeiras, 210, Rio de Janeiro',
  phone: '+55 11 98765-0005',
}

async function withPoints(amount = 20_000, id = 'm-edu') {
  const platform = await platformOf(id)
  const { store, context, call } = platform
  const paymentPasswordHash = await context.passwords.hash(paymentPassword)
  await changeSettings(context, id, { paymentPasswordHash })
  const given = { memberId: id, type: 'MISSION', points: amount, reference: 'x' } as const
  await store.transaction((tables) => changePoints(context, tables, given))
  const sealed = async <Key extends OperationKey>(key: Key, body: object, idempotency?: string) =>
    call(key, {
      body: await seal(context, key, { paymentPassword, ...body }),
      headers: { 'Idempotency-Key': idempotency ?? crypto.randomUUID() },
    })
  const redeem = (body: object, key?: string) =>
    sealed(redeemKey, { goodsId: 'bonus-20', quantity: 1, ...body }, key)
  const convert = (body: object) => sealed(convertKey, { points: 1_500, ...body })
  const points = async () => (await call('GET /wps/relay/MCS2_getPointBalance')).value.points
  const redeemed = async (query = '') =>
    (await call('GET /wps/relay/MCS2_getRedeemPointList', { query })).value
  return { ...platform, redeem, convert, points, redeemed }
}

describe('points mall', () => {
  it('[API-61] the points mall lists goods with their remaining stock', async () => {
    const { call } = await withPoints()
    const all = (await call('GET /wps/relay/MCS2_getPointReward')).value
    expect(all.items.map(({ type }) => type)).toEqual(expect.arrayContaining(['BONUS', 'PHYSICAL']))
    const query = '?type=PHYSICAL&pageSize=2'
    const english = { 'Accept-Language': 'en' }
    const things = (await call('GET /wps/relay/MCS2_getPointReward', { query, headers: english }))
      .value
    expect(things.items).toMatchObject([
      { name: 'Portico insulated tumbler, 473 ml', stock: 320 },
      { id: 'camisa-portico' },
    ])
  })

  it('[PTS-01][PTS-05][PTS-06][API-62][API-63][ROLE-11] redeeming a bonus debits points at once and credits money at approval', async () => {
    const { redeem, points, redeemed, balanceOf, passTime, store } = await withPoints()
    const before = await balanceOf()
    const { value } = await redeem({ quantity: 2 })
    expect(value).toMatchObject({
      type: 'BONUS',
      name: 'Bônus de R$ 20,00',
      quantity: 2,
      points: 3_800,
      amount: '0.00',
      status: 'IN_PROCESS',
    })
    expect(await points()).toBe(16_200)
    expect(await balanceOf()).toBe(before)
    await passTime(minute)
    const [record] = (await redeemed()).items
    expect(record).toMatchObject({ referenceNo: value.referenceNo, status: 'APPROVED' })
    expect(await balanceOf()).toBe(before + 4_000)
    expect(await auditLedger(store)).toEqual([])
  })

  it('a repeated redemption with the same idempotency key redeems once', async () => {
    const { redeem, points } = await withPoints()
    const key = crypto.randomUUID()
    const answers = await Promise.all([redeem({}, key), redeem({}, key)])
    expect(new Set(answers.map(({ value }) => value.referenceNo)).size).toBe(1)
    expect(await points()).toBe(18_100)
  })

  it('[PTS-06] a rejected redemption returns points, money and goods', async () => {
    const { redeem, points, redeemed, balanceOf, passTime, call, store, time } = await withPoints(
      100_000,
      'm-ana',
    )
    const before = await balanceOf()
    const had = await points()
    const address = 'Rua Recusar, 12, São Paulo'
    const asked = { goodsId: 'smartphone', receiver: { ...receiver, address } }
    expect((await redeem(asked)).value).toMatchObject({ points: 90_000, amount: '499.00' })
    expect(await balanceOf()).toBe(before - 49_900)
    const stock = async () => (await store.goodsTaken.get('smartphone'))?.taken
    expect(await stock()).toBe(1)
    await passTime(day)
    // After one day, the member's session has expired. The clock is set back so that the session is
    // valid again.
    time.now -= day
    expect((await redeemed('?status=REJECTED')).items[0]).toMatchObject({ status: 'REJECTED' })
    expect(await points()).toBe(had)
    expect(await balanceOf()).toBe(before)
    expect(await stock()).toBe(0)
    const details = (await call('GET /wps/relay/ODSFE2_MemTransDet')).value.items
    expect(details[0]).toMatchObject({ type: 'REDEEM_RETURNED', changedPoints: 90_000 })
    expect(await auditLedger(store)).toEqual([])
  })

  it('goods with sizes can be redeemed only in one of these sizes, and the redemption record shows the redeemed size', async () => {
    const { redeem, redeemed, points, call } = await withPoints()
    const jersey = { goodsId: 'camisa-portico', receiver }
    for (const size of [undefined, 'XXL'])
      expect(await redeem({ ...jersey, size })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await redeem({ size: 'M' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await points()).toBe(20_000)
    const name = 'Camisa Portico edição torcida, tamanho M'
    expect((await redeem({ ...jersey, size: 'M' })).value).toMatchObject({ name, points: 7_900 })
    expect((await redeemed()).items[0]).toMatchObject({ name })
    const { items } = (await call('GET /wps/relay/ODSFE2_MemTransDet')).value
    expect(items[0]).toMatchObject({ type: 'REDEEM', subject: name })
  })

  it('redeeming is rejected with a wrong password, or without enough points, stock, money or a receiver', async () => {
    const { redeem, points } = await withPoints(160_000)
    const refusal = async (body: object) => (await redeem(body)).code
    expect(await refusal({ paymentPassword: '000000' })).toBe('PAYMENT_PASSWORD_WRONG')
    expect(await refusal({ goodsId: 'bonus-500', quantity: 10 })).toBe('INSUFFICIENT_POINTS')
    expect(await refusal({ goodsId: 'console-edicao-limitada', receiver })).toBe('OUT_OF_STOCK')
    expect(await refusal({ goodsId: 'copo-termico' })).toBe('RECEIVER_MISSING')
    expect(await refusal({ goodsId: 'smartphone', receiver })).toBe('INSUFFICIENT_BALANCE')
    expect(await redeem({ goodsId: 'nothing' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await points()).toBe(160_000)
  })

  it('redeeming and converting are rejected without a payment password', async () => {
    const { call, context } = await platformOf('m-dora')
    const codeOf = async (key: typeof convertKey | typeof redeemKey, request: object) =>
      (await call(key, { body: await seal(context, key, { ...request, paymentPassword }) })).code
    expect(await codeOf(convertKey, { points: 500 })).toBe('PAYMENT_PASSWORD_MISSING')
    const bonus = { goodsId: 'bonus-20', quantity: 1 }
    expect(await codeOf(redeemKey, bonus)).toBe('PAYMENT_PASSWORD_MISSING')
  })

  it('converting points is rejected with a wrong payment password', async () => {
    const { convert, points } = await withPoints()
    expect((await convert({ paymentPassword: '000000' })).code).toBe('PAYMENT_PASSWORD_WRONG')
    expect(await points()).toBe(20_000)
  })

  it('concurrent redemptions never exceed the stock', async () => {
    const { redeem, store } = await withPoints(100_000)
    await store.goodsTaken.insert({ id: 'copo-termico', taken: 318 })
    const ask = () => redeem({ goodsId: 'copo-termico', receiver })
    const answers = await Promise.all([ask(), ask(), ask(), ask()])
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 'OUT_OF_STOCK')).toHaveLength(2)
  })

  it('[API-66] converting points credits money at once', async () => {
    const { convert, points, balanceOf, store } = await withPoints()
    const before = await balanceOf()
    expect((await convert({})).value).toEqual({ points: 1_500, amount: '15.00', balance: 18_500 })
    expect(await balanceOf()).toBe(before + 1_500)
    expect(await points()).toBe(18_500)
    expect(await convert({ points: 20_000 })).toMatchObject({ code: 'INSUFFICIENT_POINTS' })
    expect(await convert({ points: 490 })).toMatchObject({ status: 422 })
    expect(await convert({ points: 505 })).toMatchObject({ status: 422 })
    expect(await auditLedger(store)).toEqual([])
  })

  it('[API-62][API-66] redeeming and converting reject an unencrypted body', async () => {
    const { call } = await withPoints()
    const plain = { body: { points: 500, paymentPassword } }
    expect(await call(convertKey, plain)).toMatchObject({ status: 400, code: 'BODY_UNREADABLE' })
    const goods = { body: { goodsId: 'bonus-20', quantity: 1, paymentPassword } }
    expect(await call(redeemKey, goods)).toMatchObject({ status: 400, code: 'BODY_UNREADABLE' })
  })
})

describe('postal codes', () => {
  it('a known postal code returns its address, and an unknown one or a platform without a provider returns 404', async () => {
    const { call, context } = await withPoints()
    const find = (postalCode: string) =>
      call('GET /wps/postalCodes/{postalCode}', { path: `/wps/postalCodes/${postalCode}` })
    expect((await find('05433010')).value).toEqual({
      street: 'Rua Aspicuelta',
      district: 'Vila Madalena',
      city: 'São Paulo',
      state: 'SP',
    })
    expect((await find('00000000')).status).toBe(404)
    context.providers = {}
    expect((await find('05433010')).status).toBe(404)
  })
})
