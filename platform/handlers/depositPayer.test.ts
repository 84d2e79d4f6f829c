import { describe, expect, it } from 'vitest'
import { marketOf } from '../world/base/platform/markets.ts'
import { changePlatform } from '../world/base/platform/platformSettings.ts'
import { startAs } from './memberForTests.ts'

describe('the first deposit', () => {
  async function dora() {
    const platform = await startAs('m-dora')
    const tell = (number: string) =>
      platform.act('PUT /wps/deposits/payer', { body: { document: 'CPF', number }, isSealed: true })
    const order = () =>
      platform.act('POST /wps/deposits', { body: { method: 'PIX', amount: '50.00' } })
    return { ...platform, tell, order }
  }

  it('waits for the CPF, and keeps whose account has to pay', async () => {
    const { act, tell, order } = await dora()
    expect((await act('GET /wps/deposits/methods')).value.payer).toEqual({ document: 'CPF' })
    expect((await order()).code).toBe('PAYER_MISSING')
    expect((await tell('390.533.447-05')).value.number).toBe('***.533.447-**')
    expect((await act('GET /wps/deposits/methods')).value.payer).toEqual({
      document: 'CPF',
      number: '***.533.447-**',
    })
    expect((await order()).value.payer).toBe('***.533.447-**')
  })

  it('takes no CPF with wrong check digits, and nobody else’s', async () => {
    const { tell, store } = await dora()
    expect((await tell('390.533.447-06')).code).toBe('CPF_INVALID')
    expect((await tell('123.456.789-09')).code).toBe('CPF_TAKEN')
    expect(await store.payers.get('m-dora')).toBeUndefined()
  })

  it('is told the same CPF again, but no other', async () => {
    const { tell } = await dora()
    const [first, second] = await Promise.all([tell('39053344705'), tell('390.533.447-05')])
    expect([first.success, second.success]).toEqual([true, true])
    expect((await tell('111.444.777-35')).code).toBe('NOT_POSSIBLE_NOW')
  })

  it('asks for none where the market demands none', async () => {
    const { act, tell, order, world } = await dora()
    await changePlatform(world, { market: marketOf('MX') })
    expect((await act('GET /wps/deposits/methods')).value).not.toHaveProperty('payer')
    expect((await tell('390.533.447-05')).code).toBe('NOT_POSSIBLE_NOW')
    expect((await order()).code).toBe('DEPOSIT_METHOD_CLOSED')
  })
})

it('the methods come in the caller’s language, closed ones with the time when they open', async () => {
  const { act } = await startAs('m-ana')
  const { value } = await act('GET /wps/deposits/methods')
  expect(value.methods).toMatchObject([
    { method: 'PIX', available: true },
    { method: 'BANK_TRANSFER', available: false, availableAt: '2026-11-23T09:30:00.000Z' },
  ])
  expect(value.payer).toEqual({ document: 'CPF', number: '***.456.789-**' })
})
