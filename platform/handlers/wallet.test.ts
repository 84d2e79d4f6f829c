import { describe, expect, it } from 'vitest'
import { changePlatform } from '../world/base/platform/platformSettings.ts'
import { auditLedger } from '../world/money/ledger/auditLedger.ts'
import { startAs } from './memberForTests.ts'

async function edu() {
  const started = await startAs('m-edu')
  const move = (from: string, to: string, amount: string, key: string = crypto.randomUUID()) =>
    started.act('POST /wps/relay/GCS_walletTransfer', { key, body: { from, to, amount } })
  const wallets = async () => (await started.act('GET /wps/v2/wallets')).value
  return { ...started, move, wallets }
}

describe('the wallets of a member', () => {
  it('[API-26][WAL-01] tell what she has in each, and what the balance call says', async () => {
    const { wallets, balance } = await edu()
    expect(await balance()).toBe('42.75')
    expect(await wallets()).toMatchObject({
      total: '42.75',
      main: '42.75',
      held: '0.00',
      isSingle: false,
      vendors: expect.arrayContaining([{ vendor: 'PT', name: 'Playtech', balance: '0.00' }]),
    })
  })

  it('[API-27] pass money from the main one to a vendor’s, from one to another, and back', async () => {
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
        { vendor: 'PT', name: 'Playtech', balance: '5.00' },
        { vendor: 'CQ9', name: 'CQ9 Gaming', balance: '5.00' },
      ]),
    })
    expect(await auditLedger(store)).toEqual([])
  })

  it('come back into the main one at once, and only once', async () => {
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
    ['more than there is', ['MAIN', 'PT', '42.76'], 'INSUFFICIENT_BALANCE'],
    ['less than the least', ['MAIN', 'PT', '0.99'], 'AMOUNT_OUT_OF_RANGE'],
    ['from a wallet to itself', ['PT', 'PT', '5.00'], 'SAME_WALLET'],
    ['to a vendor without a wallet', ['MAIN', 'PG', '5.00'], 'WALLET_UNKNOWN'],
  ] as const)('refuse to move %s', async (_, [from, to, amount], code) => {
    const { move, balance } = await edu()
    expect((await move(from, to, amount)).code).toBe(code)
    expect(await balance()).toBe('42.75')
  })

  it('move once for one key, and may try a refused key again', async () => {
    const { move, balance } = await edu()
    const key = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => move('MAIN', 'PT', '10.00', key)))
    expect(await balance()).toBe('32.75')
    const other = crypto.randomUUID()
    expect((await move('MAIN', 'PT', '99.00', other)).code).toBe('INSUFFICIENT_BALANCE')
    expect((await move('MAIN', 'PT', '9.00', other)).success).toBe(true)
  })
})

describe('[API-28][WAL-05] a platform with a single wallet', () => {
  it('says so, and moves nothing but what is still with vendors', async () => {
    const { world, move, act, wallets } = await edu()
    expect((await act('GET /wps/relay/GCS_merchantWallet')).value).toMatchObject({
      isSingle: false,
      vendors: expect.arrayContaining(['PT', 'CQ9']),
    })
    await move('MAIN', 'PT', '10.00')
    await changePlatform(world, { cashier: { singleWallet: true, autoReceiveMinutes: 30 } })
    expect((await act('GET /wps/relay/GCS_merchantWallet')).value).toEqual({
      isSingle: true,
      currency: 'BRL',
      vendors: [],
    })
    expect((await move('PT', 'MAIN', '5.00')).code).toBe('SINGLE_WALLET')
    expect((await wallets()).vendors).toEqual([
      { vendor: 'PT', name: 'Playtech', balance: '10.00' },
    ])
    expect((await act('POST /wps/v2/wallets/recall')).value).toMatchObject({ amount: '10.00' })
  })
})
