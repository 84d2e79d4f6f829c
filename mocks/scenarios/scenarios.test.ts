import { describe, expect, it } from 'vitest'
import { answer } from '../../platform/server/handler.ts'
import { operatorHeaders, seal, serverForTests } from '../../platform/server/serverForTests.ts'
import {
  createScenarioSwitch,
  type Scenario,
  scenarioBehaviour,
  withScenarios,
} from './scenarios.ts'

const status = { maintenance: false, regionRestriction: false }
const login = 'POST /wps/session/login'
const versions = 'GET /ops/registration-rules/versions'

/** Server with stub responses and an active scenario. */
function serverIn(scenario: Scenario) {
  const faults = createScenarioSwitch()
  const behaviour = scenarioBehaviour(
    {
      // Stubs for only the calls that the tests use.
      'GET /wps/system/status': () => answer(status as never),
      'GET /wps/system/whitelabel': () => answer([]),
      [login]: () =>
        answer({ token: 'f'.repeat(64), firstTimeLogin: false, passwordExpired: false }),
      [versions]: () =>
        answer({
          items: [
            { version: 1, author: 'a', note: '', createdAt: '2026-11-21T12:00:00Z', fieldCount: 1 },
          ],
          page: 1,
          pageSize: 20,
          total: 1,
        }),
    } as never,
    faults,
  )
  const base = serverForTests(behaviour, { checkAnswers: false })
  const delays: number[] = []
  const server = withScenarios(base.server, faults, {
    delay: async (milliseconds) => {
      delays.push(milliseconds)
    },
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    server(new Request(`http://portico.test${path}`, { headers }), { ip: '' })
  faults.setScenario(scenario)
  return { ...base, faults, server, get, delays }
}

describe('scenarios', () => {
  it('the normal scenario changes no response and adds no delay', async () => {
    const { get, delays } = serverIn('normal')
    const response = await get('/wps/system/status')
    expect(await response?.json()).toEqual({ success: true, value: status })
    expect(delays).toEqual([])
  })

  it('the slow scenario delays every call by 3 s, and latency adds to it', async () => {
    const { get, faults, delays } = serverIn('slow')
    await get('/wps/system/status')
    faults.setLatency(250)
    await get('/wps/system/status')
    faults.setScenario('normal')
    await get('/wps/system/status')
    expect(delays).toEqual([3000, 3250, 250])
  })

  it('the offline scenario returns a network error', async () => {
    const response = await serverIn('offline').get('/wps/system/status')
    expect(response?.type).toBe('error')
  })

  it('the failing scenario returns 500 for every call', async () => {
    const { get } = serverIn('failing')
    expect((await get('/wps/system/status'))?.status).toBe(500)
    expect(await (await get('/wps/captcha'))?.json()).toMatchObject({ code: 'UNKNOWN' })
  })

  it.each([
    ['maintenance', 'maintenance', 503, 'MAINTENANCE'],
    ['region', 'regionRestriction', 403, 'REGION_RESTRICTED'],
  ] as const)(
    'the %s scenario is reported by the system status, and other calls are refused',
    async (scenario, flag, code, name) => {
      const { get } = serverIn(scenario)
      const told = await (await get('/wps/system/status'))?.json()
      expect(told.value).toEqual({ ...status, [flag]: true })
      const refused = await get('/wps/captcha')
      expect(refused?.status).toBe(code)
      expect(await refused?.json()).toMatchObject({ success: false, code: name })
      // The scenario does not reject operator calls. This call fails because it has no session.
      expect((await get('/ops/registration-rules/versions'))?.status).toBe(401)
    },
  )

  it('the rate-limited scenario refuses calls with a time to wait, except the calls that a page needs to start', async () => {
    const { get } = serverIn('rateLimited')
    expect((await get('/wps/system/whitelabel'))?.status).toBe(200)
    const refused = await get('/wps/captcha')
    expect(refused?.status).toBe(429)
    expect(refused?.headers.get('Retry-After')).toBe('30')
  })

  it('the captcha scenario requires a captcha for each login', async () => {
    const { send, context } = serverIn('captcha')
    const user = { username: 'ana', password: 'x', type: 'username' }
    const without = await send(login, { body: await seal(context, login, user) })
    expect(without.answer).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: { captcha: true } })
    const withOne = { ...user, captcha: 'AB12', captchaId: '0b7f3c52-5c3e-4f7e' }
    const sealed = await seal(context, login, withOne)
    expect((await send(login, { body: sealed })).answer.success).toBe(true)
  })

  it('the empty scenario returns empty lists', async () => {
    const { get, context } = serverIn('empty')
    const response = await get('/ops/registration-rules/versions', await operatorHeaders(context))
    expect(await response?.json()).toMatchObject({ value: { items: [], total: 0, page: 1 } })
  })
})

describe('scenario switch', () => {
  it('the scenario switch stores changes and notifies its listeners', () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    const faults = createScenarioSwitch(storage)
    let told = 0
    const stop = faults.subscribe(() => {
      told += 1
    })
    faults.setScenario('offline')
    faults.setLatency(80)
    stop()
    faults.setLatency(90)
    expect(told).toBe(2)
    expect(createScenarioSwitch(storage).state()).toEqual({ scenario: 'offline', latency: 90 })
  })

  it.each(['{', '[]', 'null', '{"scenario":"unheard-of","latency":-1}', '{"latency":"9"}'])(
    'the scenario switch starts as normal if the stored value is %s',
    (text) => {
      const faults = createScenarioSwitch({ getItem: () => text, setItem: () => {} })
      expect(faults.state()).toEqual({ scenario: 'normal', latency: 0 })
    },
  )
})
