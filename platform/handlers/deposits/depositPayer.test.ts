import { describe, expect, it } from 'vitest'
import { forgetIdentityForTests } from '../../domain/accounts/identity/verifyForTests.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { actAs, startAs } from '../memberForTests.ts'

const anasCpf = '123.456.789-09'

/**
 * Market that identifies payers by their CPF, and requires the identity check only at withdrawal.
 */
const claimMarket = {
  ...marketOf('BR'),
  identityRules: [{ action: 'WITHDRAWAL', level: 1 }] as const,
}

/** Starts a platform as Dora, a member without a verified identity. */
async function startDora() {
  const platform = await startAs('m-dora')
  await forgetIdentityForTests(platform.store, 'm-dora')
  const actions = (act: typeof platform.act) => ({
    tell: (number: string) =>
      act('PUT /wps/deposits/payer', { body: { document: 'CPF', number }, isSealed: true }),
    order: () => act('POST /wps/deposits', { body: { method: 'PIX', amount: '50.00' } }),
  })
  return { ...platform, actions, ...actions(platform.act) }
}

describe('market with an identity check at withdrawal', () => {
  async function startClaims() {
    const dora = await startDora()
    const { identityRules, ...market } = claimMarket
    await changePlatform(dora.context, { market: { ...market, identityRules: [...identityRules] } })
    return dora
  }

  it('the first deposit requires a declared CPF, and the order shows the masked CPF of the payer', async () => {
    const { act, tell, order } = await startClaims()
    expect((await act('GET /wps/deposits/methods')).value.payer).toEqual({ document: 'CPF' })
    expect((await order()).code).toBe('PAYER_MISSING')
    expect((await tell('390.533.447-05')).value.number).toBe('***.533.447-**')
    expect((await act('GET /wps/deposits/methods')).value.payer).toEqual({
      document: 'CPF',
      number: '***.533.447-**',
    })
    expect((await order()).value.payer).toBe('***.533.447-**')
  })

  it('a CPF with wrong check digits is rejected', async () => {
    const { tell, store } = await startClaims()
    expect((await tell('390.533.447-06')).code).toBe('CPF_INVALID')
    expect(await store.payers.get('m-dora')).toBeUndefined()
  })

  it('a member can declare the same CPF again, but no other CPF', async () => {
    const { tell } = await startClaims()
    const [first, second] = await Promise.all([tell('39053344705'), tell('390.533.447-05')])
    expect([first.success, second.success]).toEqual([true, true])
    expect((await tell('111.444.777-35')).code).toBe('NOT_POSSIBLE_NOW')
  })

  it("[SAFE-04] declaring another customer's CPF gets the usual response and blocks neither its owner nor others", async () => {
    const { tell, actions, platform, store } = await startClaims()
    const claimed = await tell(anasCpf)
    expect(claimed).toEqual({
      success: true,
      status: 200,
      value: { document: 'CPF', number: '***.456.789-**' },
    })
    await forgetIdentityForTests(store, 'm-gil')
    const gil = actions(await actAs(platform, 'm-gil'))
    expect((await gil.tell(anasCpf)).success).toBe(true)
    const ana = actions(await actAs(platform, 'm-ana'))
    expect((await ana.order()).value.payer).toBe('***.456.789-**')
  })
})

describe('market with an identity check before deposits', () => {
  it('[SAFE-03] a deposit is rejected until the identity is verified, even if a CPF is declared', async () => {
    const { act, tell, order, store } = await startDora()
    expect((await act('GET /wps/deposits/methods')).value).not.toHaveProperty('payer')
    expect(await order()).toMatchObject({
      code: 'IDENTITY_REQUIRED',
      value: { identityLevel: 1 },
    })
    expect((await tell('390.533.447-05')).code).toBe('NOT_POSSIBLE_NOW')
    const claim = { id: 'm-dora', document: 'CPF', number: '39053344705', createdAt: 0 }
    await store.payers.insert({ ...claim, documentId: null })
    expect((await act('GET /wps/deposits/methods')).value).not.toHaveProperty('payer')
    expect((await order()).code).toBe('IDENTITY_REQUIRED')
    expect(await store.deposits.count({ memberId: 'm-dora' })).toBe(0)
  })

  it('a deposit is rejected as IDENTITY_UNAVAILABLE without a provider of identity checks', async () => {
    const { order, context } = await startDora()
    const { identity: _, ...others } = context.providers
    context.providers = others
    expect((await order()).code).toBe('IDENTITY_UNAVAILABLE')
  })

  it('a verified member can deposit without a provider of identity checks', async () => {
    const { platform, actions, context } = await startDora()
    const { identity: _, ...others } = context.providers
    context.providers = others
    expect((await actions(await actAs(platform, 'm-ana')).order()).success).toBe(true)
  })

  it('a payment for an earlier order is returned if the identity is no longer verified', async () => {
    const { platform, actions, store, passTime } = await startDora()
    const { depositId } = (await actions(await actAs(platform, 'm-ana')).order()).value
    await forgetIdentityForTests(store, 'm-ana')
    await passTime(60_000)
    expect(await store.deposits.get(String(depositId))).toMatchObject({
      status: 'FAILED',
      failureReason: 'IDENTITY_REQUIRED',
      returnedAmount: 5000,
    })
  })
})

it('a market that requires no payer document rejects the declaration of a CPF', async () => {
  const { act, tell, order, context } = await startDora()
  await changePlatform(context, { market: marketOf('MX') })
  expect((await act('GET /wps/deposits/methods')).value).not.toHaveProperty('payer')
  expect((await tell('390.533.447-05')).code).toBe('NOT_POSSIBLE_NOW')
  expect((await order()).code).toBe('DEPOSIT_METHOD_CLOSED')
})

it('the list of deposit methods has the opening time of each closed method, and the payer’s masked CPF', async () => {
  const { act } = await startAs('m-ana')
  const { value } = await act('GET /wps/deposits/methods')
  expect(value.methods).toMatchObject([
    { method: 'PIX', available: true },
    { method: 'BANK_TRANSFER', available: false, availableAt: '2026-11-23T09:30:00.000Z' },
  ])
  expect(value.payer).toEqual({ document: 'CPF', number: '***.456.789-**' })
})
