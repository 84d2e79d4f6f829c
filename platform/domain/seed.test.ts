import { describe, expect, it } from 'vitest'
import { demonstration } from '../../mocks/demonstration.ts'
import { personas } from '../../mocks/people/personas.ts'
import { startPlatform } from '../handlers/platformForTests.ts'
import { readPlatform } from './base/platform/platformSettings.ts'
import { seedDomain } from './seed.ts'

/** Settings of a platform without data about its company. */
const noCompany = {
  affiliates: [],
  customerService: [],
  domainRoute: [],
  licences: {},
  mainDomain: '',
  resources: [],
}

describe('seeded platform', () => {
  it('the seed creates the personas with working passwords and their balances', async () => {
    const { login, send, asMember } = await startPlatform()
    for (const { username, password, type, checksAddress } of personas) {
      if (type === 1 || type === 2) continue
      const { body } = await login(username, password)
      if (checksAddress) expect(body.code, username).toBe('SECOND_STEP_NEEDED')
      else expect(body.success, username).toBe(true)
      if (username === 'gil') expect(body.value).toMatchObject({ defaultPassword: true })
      if (username !== 'ana') continue
      const headers = asMember(body.value?.token)
      const balance = await send('GET /wps/v2/wallets/balance', { headers })
      expect(balance.answer.value).toEqual({
        balance: '1284.50',
        bonus: '60.00',
        currency: 'BRL',
        currencySymbol: 'R$',
      })
    }
  })

  it('seeding a platform a second time changes nothing', async () => {
    const { context, store } = await startPlatform()
    const everything = async () => [
      await store.members.find(),
      await store.wallets.find(),
      await store.ruleVersions.find(),
      await store.operators.find(),
    ]
    const before = await everything()
    await seedDomain(context, { demonstration, operatorPassword: 'another-password' })
    expect(await everything()).toEqual(before)
  })

  it('the personas can log in only while the seed includes the demonstration', async () => {
    const { context, login, store } = await startPlatform({ personas: false })
    expect(await store.members.count()).toBe(0)
    await seedDomain(context, { demonstration })
    expect((await login('ana', 'portico-ana-1')).body.success).toBe(true)
    expect(await readPlatform(store)).toMatchObject(demonstration.company)
    await seedDomain(context, {})
    expect(await readPlatform(store)).toMatchObject(noCompany)
    expect((await login('ana', 'portico-ana-1')).body.code).toBe('LOGIN_FAILED')
    expect(await store.sessions.count()).toBe(0)
    await seedDomain(context, { demonstration })
    expect((await login('ana', 'portico-ana-1')).body.success).toBe(true)
  })
})
