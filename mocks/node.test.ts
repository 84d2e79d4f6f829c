import { afterEach, describe, expect, it } from 'vitest'
import type { Behaviour } from '../platform/gen/behaviour.ts'
import { answer } from '../platform/server/handler.ts'
import { seal } from '../platform/server/serverForTests.ts'
import { responseValidators } from '../src/api/gen/validators.js'
import { mockOperator } from './mockOperator.ts'
import { type Mocks, type MocksOptions, startMocks } from './node.ts'

const origin = 'https://portico.test'
let mocks: Mocks

afterEach(() => mocks.stop())

async function start(options?: MocksOptions) {
  mocks = await startMocks(options)
}

const json = { 'Content-Type': 'application/json' }

async function login(username: string, password: string): Promise<Response> {
  const sealed = await seal(mocks.context, 'POST /wps/session/login', {
    username,
    password,
    type: 'username',
  })
  const body = JSON.stringify(sealed)
  return fetch(`${origin}/wps/session/login`, { method: 'POST', headers: json, body })
}

describe('mock platform in a Node process', () => {
  it('the mocks serve a persona from log-in to log-out', async () => {
    await start()
    const { value } = await (await login('ana', 'portico-ana-1')).json()
    const headers = { Authorization: `Bearer ${value.token}` }
    const info = await (await fetch(`${origin}/wps/member/info`, { headers })).json()
    expect(info.value.account).toBe('ana')
    const balance = await (await fetch(`${origin}/wps/v2/wallets/balance`, { headers })).json()
    expect(balance.value).toMatchObject({ balance: '1284.50', currency: 'BRL' })
    const out = await fetch(`${origin}/wps/session/logout`, { method: 'DELETE', headers })
    expect(await out.json()).toEqual({ success: true })
    expect((await fetch(`${origin}/wps/member/info`, { headers })).status).toBe(401)
    expect(mocks.failures).toEqual([])
  })

  it('the mocks log an operator in, and the session cookie authorizes the next call', async () => {
    await start()
    const body = JSON.stringify(mockOperator)
    const response = await fetch(`${origin}/ops/session`, { method: 'POST', headers: json, body })
    const { value } = await response.json()
    const [cookie] = response.headers.getSetCookie()
    const rules = await fetch(`${origin}/ops/registration-rules`, {
      headers: { Cookie: cookie?.split(';')[0] ?? '', 'X-CSRF-Token': value.csrfToken },
    })
    expect(rules.status).toBe(200)
    expect(rules.headers.get('ETag')).toBe('"1"')
  })

  it('each start of the mocks creates a platform with its own data', async () => {
    await start()
    await mocks.context.store.members.remove({})
    mocks.stop()
    await start()
    expect(await mocks.context.store.members.count({ usernameKey: 'ana' })).toBe(1)
  })

  it('a call without a handler gets a generated response that conforms to the contract', async () => {
    const call = 'DELETE /wps/session/logout'
    // The types require a handler for every call. This test simulates a contract with a new call
    // that has no handler yet.
    const behaviour = { [call]: undefined } as unknown as Partial<Behaviour>
    await start({ behaviour })
    const response = await fetch(`${origin}/wps/session/logout`, { method: 'DELETE' })
    expect(response.status).toBe(200)
    expect(responseValidators[call]?.[200]?.(await response.json())).toBeNull()
  })

  it('a call that the contract does not define returns 404', async () => {
    await start()
    const response = await fetch(`${origin}/wps/unheard-of`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ success: false, code: 'NOT_FOUND' })
  })

  it('a request that the mocks do not handle fails instead of reaching the network', async () => {
    await start()
    await expect(fetch('https://example.com/elsewhere')).rejects.toThrow()
  })

  it('requests fail in the offline scenario', async () => {
    await start()
    mocks.scenarios.setScenario('offline')
    await expect(fetch(`${origin}/wps/system/status`)).rejects.toThrow()
  })

  it('the mocks validate the response of an overridden handler against the contract', async () => {
    await start({
      behaviour: { 'GET /wps/system/countryCodes': () => answer([]) },
    })
    const response = await fetch(`${origin}/wps/system/countryCodes`)
    expect(response.status).toBe(500)
    expect((await response.json()).message).toContain('at least 1 item')
    expect(mocks.failures).toHaveLength(1)
  })
})
