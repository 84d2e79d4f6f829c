import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { noProviders } from '../../providers.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

/**
 * Starts a platform without providers and logs in as the member Ana. `balance` returns the balance
 * of her wallet.
 */
async function member() {
  const platform = await startPlatform()
  const { body } = await platform.login('ana', 'portico-ana-1')
  platform.context.providers = noProviders
  const headers = {
    ...platform.asMember(body.value?.token),
    'Idempotency-Key': crypto.randomUUID(),
  }
  const balance = async () => (await platform.store.wallets.get('m-ana'))?.balance
  return { ...platform, headers, balance }
}

describe('platform without providers', () => {
  it('a platform without a bank has no open deposit method, and a deposit order is rejected and never paid', async () => {
    const { send, headers, balance, passTime, store } = await member()
    const { answer } = await send('GET /wps/deposits/methods', { headers })
    // The test server validates responses against the API contract.
    const methods = answer.value?.methods as unknown as {
      available: boolean
      availableAt?: string
    }[]
    expect(methods.length).toBeGreaterThan(0)
    for (const one of methods) {
      expect(one.available).toBe(false)
      expect(one.availableAt).toBeUndefined()
    }
    const before = await balance()
    const deposits = await store.deposits.count()
    const ordered = await send('POST /wps/deposits', {
      headers,
      body: { method: 'PIX', amount: '100.00' },
    })
    expect(ordered.answer.code).toBe('DEPOSIT_METHOD_CLOSED')
    await passTime(3_600_000)
    expect(await store.deposits.count()).toBe(deposits)
    expect(await balance()).toBe(before)
  })

  it('a platform without a bank rejects a withdrawal', async () => {
    const { context, send, headers, balance, store } = await member()
    const before = [await balance(), await store.withdrawals.count()]
    const key = 'POST /wps/withdrawals'
    const wanted = { accountId: 'k-past-ana', amount: '10.00', paymentPassword: '482915' }
    const { status, answer } = await send(key, { headers, body: await seal(context, key, wanted) })
    expect([status, answer.code]).toEqual([403, 'MODULE_OFF'])
    expect([await balance(), await store.withdrawals.count()]).toEqual(before)
  })

  it('a platform without vendors starts no game, not even as a free trial', async () => {
    const { send, headers } = await member()
    const game = catalogue
      .games()
      .find(
        ({ isGame, inMaintenance, hasTrial }) => isGame === 'GAME' && !inMaintenance && hasTrial,
      )
    const nodeId = game?.nodeId ?? ''
    expect(catalogue.find(nodeId)).toBeDefined()
    const start = (freeTrial: boolean) =>
      send('POST /wps/game/startGame', { headers, body: { nodeId, freeTrial } })
    expect((await start(false)).answer.code).toBe('GAME_MAINTENANCE')
    expect((await start(true)).answer.code).toBe('GAME_MAINTENANCE')
    const whole = { launchMode: 'GAME', nodeId, device: 'WEB' }
    const launched = await send('POST /wps/game/launchGame', { headers, body: whole })
    expect(launched.answer.code).toBe('GAME_MAINTENANCE')
  })
})

describe('bank removed during open payments', () => {
  const hour = 3_600_000

  it('a deposit expires if there is no bank, and becomes paid after the bank is available again', async () => {
    const platform = await startPlatform()
    const { context, passTime, store } = platform
    const { bank } = context.providers
    const act = await actAs(platform, 'm-ana')
    const { value } = await act('POST /wps/deposits', { body: { method: 'PIX', amount: '100.00' } })
    const id = String(value.depositId)
    context.providers = noProviders
    await passTime(2 * hour)
    expect(await store.deposits.get(id)).toMatchObject({ status: 'EXPIRED', paidAmount: null })
    if (bank) context.providers = { bank }
    await passTime(2 * hour)
    expect(await store.deposits.get(id)).toMatchObject({ status: 'PAID', paidAmount: 10_000 })
  })

  it('a withdrawal stays pending without a bank, and is paid when the bank is available again', async () => {
    const platform = await startPlatform()
    const { context, passTime, store } = platform
    const { bank } = context.providers
    const act = await actAs(platform, 'm-ana')
    const body = { accountId: 'k-past-ana', amount: '20.00', paymentPassword: '482915' }
    const { value } = await act('POST /wps/withdrawals', { body, isSealed: true })
    const id = String(value.withdrawalId)
    context.providers = noProviders
    await passTime(2 * hour)
    expect(await store.withdrawals.get(id)).toMatchObject({ status: 'PENDING' })
    if (bank) context.providers = { bank }
    await passTime(hour)
    expect(await store.withdrawals.get(id)).toMatchObject({ status: 'DISBURSED' })
  })
})
