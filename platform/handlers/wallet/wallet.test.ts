import { describe, expect, it } from 'vitest'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { actAs, startAs } from '../memberForTests.ts'

function withWallets<Started extends Pick<Awaited<ReturnType<typeof startAs>>, 'act'>>(
  member: Started,
) {
  const wallets = async () => (await member.act('GET /wps/v2/wallets')).value
  const giveUp = (key: string = crypto.randomUUID()) =>
    member.act('POST /wps/v2/wallets/bonuses/{bonusId}/giveUp', {
      key,
      path: '/wps/v2/wallets/bonuses/bo-ana-1/giveUp',
    })
  return { ...member, wallets, giveUp }
}

async function edu() {
  const started = withWallets(await startAs('m-edu'))
  const move = (from: string, to: string, amount: string, key: string = crypto.randomUUID()) =>
    started.act('POST /wps/relay/GCS_walletTransfer', { key, body: { from, to, amount } })
  return { ...started, move }
}

describe('wallets of a member', () => {
  it('[API-26][WAL-01] the wallets operation returns every balance, in agreement with the balance operation', async () => {
    const { wallets, balance } = await edu()
    expect(await balance()).toBe('42.75')
    expect(await wallets()).toMatchObject({
      total: '42.75',
      main: '42.75',
      held: '0.00',
      isSingle: false,
      vendors: expect.arrayContaining([{ vendor: 'PT', name: 'Pontal', balance: '0.00' }]),
    })
  })

  it("[API-27] a member moves money from the main wallet to a vendor's wallet, to another vendor's and back", async () => {
    const { move, wallets, store } = await edu()
    const moved = await move('MAIN', 'PT', '20.00')
    expect(moved.value).toMatchObject({
      amount: '20.00',
      from: { wallet: 'MAIN', balance: '22.75' },
      to: { wallet: 'PT', balance: '20.00' },
    })
    await move('PT', 'CQ9', '5.00')
    await move('PT', 'MAIN', '10.00')
    expect(await wallets()).toMatchObject({
      total: '42.75',
      main: '32.75',
      vendors: expect.arrayContaining([
        { vendor: 'PT', name: 'Pontal', balance: '5.00' },
        { vendor: 'CQ9', name: 'Cloud Quay 9', balance: '5.00' },
      ]),
    })
    expect(await auditLedger(store)).toEqual([])
  })

  it('a recall returns all vendor balances to the main wallet once per idempotency key', async () => {
    const { move, act, wallets, store } = await edu()
    await move('MAIN', 'PT', '20.00')
    await move('MAIN', 'JDB', '1.00')
    const key = crypto.randomUUID()
    const recalled = await act('POST /wps/v2/wallets/recall', { key })
    expect(recalled.value).toEqual({ amount: '21.00', main: '42.75', wallets: 2 })
    expect((await act('POST /wps/v2/wallets/recall', { key })).value).toEqual(recalled.value)
    expect((await act('POST /wps/v2/wallets/recall')).value).toMatchObject({ amount: '0.00' })
    expect(await wallets()).toMatchObject({ main: '42.75', total: '42.75' })
    expect(await auditLedger(store)).toEqual([])
  })

  it.each([
    ['more than the balance', ['MAIN', 'PT', '42.76'], 'INSUFFICIENT_BALANCE'],
    ['less than the minimum', ['MAIN', 'PT', '0.99'], 'AMOUNT_OUT_OF_RANGE'],
    ['money from a wallet to itself', ['PT', 'PT', '5.00'], 'SAME_WALLET'],
    ['money to a vendor without a wallet', ['MAIN', 'PG', '5.00'], 'WALLET_UNKNOWN'],
  ] as const)('moving %s is rejected', async (_, [from, to, amount], code) => {
    const { move, balance } = await edu()
    expect((await move(from, to, amount)).code).toBe(code)
    expect(await balance()).toBe('42.75')
  })

  it('a move repeated with the same idempotency key is made once, and a rejected move can be repeated with its key', async () => {
    const { move, balance } = await edu()
    const key = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => move('MAIN', 'PT', '10.00', key)))
    expect(await balance()).toBe('32.75')
    const other = crypto.randomUUID()
    expect((await move('MAIN', 'PT', '99.00', other)).code).toBe('INSUFFICIENT_BALANCE')
    expect((await move('MAIN', 'PT', '9.00', other)).success).toBe(true)
  })
})

describe('[API-28][WAL-05] platform with a single wallet', () => {
  it('a single-wallet platform rejects moves, but still recalls vendor balances', async () => {
    const { context, move, act, wallets } = await edu()
    expect((await act('GET /wps/relay/GCS_merchantWallet')).value).toMatchObject({
      isSingle: false,
      vendors: expect.arrayContaining(['PT', 'CQ9']),
    })
    await move('MAIN', 'PT', '10.00')
    await changePlatform(context, { cashier: { singleWallet: true } })
    expect((await act('GET /wps/relay/GCS_merchantWallet')).value).toEqual({
      isSingle: true,
      currency: 'BRL',
      vendors: [],
    })
    expect((await move('PT', 'MAIN', '5.00')).code).toBe('SINGLE_WALLET')
    expect((await wallets()).vendors).toEqual([{ vendor: 'PT', name: 'Pontal', balance: '10.00' }])
    expect((await act('POST /wps/v2/wallets/recall')).value).toMatchObject({ amount: '10.00' })
  })
})

describe('bonuses with wagering', () => {
  it('claiming a reward with wagering credits a bonus separate from the main wallet', async () => {
    const { act, wallets, balance, store, context } = await startAs('m-edu').then(withWallets)
    const market = { ...marketOf('BR'), bonusesBeforeBets: ['REGISTRATION' as const] }
    await changePlatform(context, { market })
    const reward = (await act('POST /wps/rewards/codes', { body: { code: 'fidelidade' } })).value
    expect(reward).toMatchObject({ amount: '30.00', wagering: { required: '300.00', days: 14 } })
    await act('POST /wps/rewards/{rewardId}/claim', { path: `/wps/rewards/${reward.id}/claim` })
    expect(await balance()).toBe('42.75')
    expect(await wallets()).toMatchObject({ total: '42.75', main: '42.75', bonus: '30.00' })
    expect((await act('GET /wps/v2/wallets/bonuses')).value).toMatchObject({
      balance: '30.00',
      items: [
        {
          title: 'Bônus de fidelidade',
          granted: '30.00',
          required: '300.00',
          played: '0.00',
          left: '300.00',
          canGiveUp: true,
          cost: '30.00',
        },
      ],
    })
    const period = 'from=2026-11-01T00:00:00Z&to=2026-11-30T00:00:00Z'
    const given = { query: `?${period}&kind=BONUS` }
    expect((await act('GET /wps/records/bonuses', given)).value).toMatchObject({
      items: [{ kind: 'BONUS', amount: '30.00', reference: reward.id }],
    })
    expect(await auditLedger(store)).toEqual([])
  })

  it('forfeiting a bonus twice with the same idempotency key deducts its balance once', async () => {
    const { act, giveUp, store, balance } = await startAs('m-ana').then(withWallets)
    const before = await balance()
    const key = crypto.randomUUID()
    const lost = { bonusId: 'bo-ana-1', amount: '60.00', balance: '0.00' }
    expect((await giveUp(key)).value).toEqual(lost)
    expect((await giveUp(key)).value).toEqual(lost)
    expect((await giveUp()).code).toBe('BONUS_ENDED')
    expect((await act('GET /wps/v2/wallets/bonuses')).value).toMatchObject({ items: [] })
    expect(await balance()).toBe(before)
    expect(await auditLedger(store)).toEqual([])
  })

  it('a bonus that is in an open bet or belongs to another member cannot be forfeited', async () => {
    const { act, giveUp, store, platform } = await startAs('m-ana').then(withWallets)
    await store.bonuses.update('bo-ana-1', { inPlay: 1_000 })
    expect((await giveUp()).code).toBe('BONUS_IN_PLAY')
    expect((await act('GET /wps/v2/wallets/bonuses')).value).toMatchObject({
      items: [{ canGiveUp: false }],
    })
    const asEdu = withWallets({ ...platform, act: await actAs(platform, 'm-edu') })
    expect((await asEdu.giveUp()).status).toBe(404)
  })
})
