import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { removeExpired } from '../../domain/housekeeping.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs, startAs } from '../memberForTests.ts'
import { userForTests } from '../platformForTests.ts'

const password = 'portico-ana-1'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const secondStep = 'POST /wps/session/login/second-step'

/**
 * Starts a platform as Ana, a member, with simulated browsers that log in and store their cookies.
 */
async function start() {
  const platform = await startAs('m-ana')
  const { context, send, act, store, time } = platform
  const browser = (userAgent: string, ip: string) => {
    let cookie = ''
    const call = async (key: 'POST /wps/session/login' | typeof secondStep, body: object) => {
      const headers = { 'User-Agent': userAgent, ...(cookie && { Cookie: cookie }) }
      const reply = await send(key, { body: await seal(context, key, body), headers, ip })
      cookie = reply.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
      return reply.answer
    }
    const login = (input = password, more: object = {}) =>
      call('POST /wps/session/login', {
        username: 'ana',
        password: input,
        type: 'username',
        ...more,
      })
    const history = async (token: unknown) => {
      const headers = { Authorization: `Bearer ${String(token)}`, Cookie: cookie }
      const { answer } = await send('GET /wps/member/loginHistory', { headers })
      return Object(answer.value)
    }
    return { login, history, take: (body: object) => call(secondStep, body) }
  }
  const rows = async () => {
    await context.background.waitUntilIdle()
    const { items } = Object((await act('GET /wps/member/loginHistory')).value)
    return items.map(({ outcome, count }: { outcome: string; count: number }) => [outcome, count])
  }
  const newDeviceMails = async () => {
    await context.background.waitUntilIdle()
    return platform.outbox.mails().filter(({ purpose }) => purpose === 'newDevice')
  }
  return { ...platform, browser, rows, newDeviceMails, store, time }
}

describe('login history', () => {
  it('the login history shows time, method and masked IP address, and marks the current device', async () => {
    const { browser, time } = await start()
    const home = browser(chrome, '203.0.113.9')
    const work = browser(firefox, '198.51.100.7')
    await home.login()
    time.now += 60_000
    await work.login()
    time.now += 60_000
    const { token } = Object((await home.login()).value)
    const { items, total } = await home.history(token)
    expect(total).toBe(3)
    expect(items).toMatchObject([
      { kind: 'PASSWORD', outcome: 'SUCCESS', count: 1, thisDevice: true, browser: 'Chrome' },
      { browser: 'Firefox', system: 'Linux', address: '198.51.100.•••', thisDevice: false },
      { browser: 'Chrome', system: 'Windows', address: '203.0.113.•••', thisDevice: true },
    ])
    expect(JSON.stringify(items)).not.toContain('203.0.113.9')
  })

  it('the login history groups failures by hour, and leaves out attempts whose password was not checked', async () => {
    const { browser, rows, time } = await start()
    const thief = browser(firefox, '198.51.100.7')
    for (let attempt = 1; attempt <= 3; attempt += 1) await thief.login('wrong')
    expect(await rows()).toEqual([['WRONG_PROOF', 3]])
    // A captcha is required now, so the password is not checked.
    await thief.login('wrong')
    expect(await rows()).toEqual([['WRONG_PROOF', 3]])
    time.now += 3_600_000
    await thief.login('wrong')
    expect(await rows()).toEqual([
      ['WRONG_PROOF', 1],
      ['WRONG_PROOF', 3],
    ])
  })

  it('the login history has failures of other login methods', async () => {
    const { browser, rows } = await start()
    const thief = browser(firefox, '198.51.100.7')
    await thief.login('000000', { username: '11987650001', type: 'sms' })
    await thief.login(password, { area: 'agent' })
    const all = await rows()
    expect(all.toSorted()).toEqual([
      ['NOT_ADMITTED', 1],
      ['WRONG_PROOF', 1],
    ])
  })

  it('the login history has no entry for an unknown name', async () => {
    const { browser, store, context } = await start()
    await browser(firefox, '198.51.100.7').login('wrong', { username: 'nobody' })
    await context.background.waitUntilIdle()
    expect(await store.logins.count()).toBe(0)
  })

  it('the login history shows a missing second step until it is completed', async () => {
    const { browser, rows, context, time } = await start()
    await changeSettings(context, 'm-ana', { checksAddress: true })
    const member = await context.store.members.get('m-ana')
    const profile = { ...member?.profile, payeeName: 'Ana Conceição' }
    await context.store.members.update('m-ana', { profile })
    const home = browser(chrome, '203.0.113.9')
    await home.login()
    const { ticket } = Object(Object((await home.login()).value).secondStep)
    expect(await rows()).toEqual([['SECOND_STEP_MISSING', 2]])
    time.now += 60_000
    await home.take({ ticket, method: 'PAYEE_NAME', answer: 'Ana Conceição' })
    expect(await rows()).toEqual([
      ['SUCCESS', 1],
      ['SECOND_STEP_MISSING', 1],
    ])
    const [row] = await context.store.logins.find({ where: { outcome: 'SUCCESS' } })
    expect(row).toMatchObject({ kind: 'PASSWORD', secondStep: 'PAYEE_NAME' })
  })

  it('the login history begins with the registration', async () => {
    const { register, store } = await start()
    await register(userForTests({ username: 'marina93' }))
    const [member] = await store.members.find({ where: { usernameKey: 'marina93' } })
    const rows = await store.logins.find({ where: { memberId: member?.id ?? '' } })
    expect(rows).toMatchObject([{ kind: 'REGISTRATION', outcome: 'SUCCESS' }])
  })

  it("the login history shows the member's own entries and stores them for 90 days", async () => {
    const platform = await start()
    const { browser, act, time, context } = platform
    const home = browser(chrome, '203.0.113.9')
    for (let day = 0; day < 3; day += 1) {
      await home.login()
      time.now += 24 * 3_600_000
    }
    const dora = await actAs(platform, 'm-dora')
    expect((await dora('GET /wps/member/loginHistory')).value.total).toBe(0)
    const token = Object((await home.login()).value).token
    expect((await home.history(token)).total).toBe(4)
    time.now += 88 * 24 * 3_600_000
    await removeExpired(context)
    expect(await context.store.logins.count()).toBe(3)
    expect((await act('GET /wps/member/loginHistory')).status).toBe(401)
  })
})

describe('login on a new device', () => {
  it('a login on a new device notifies the owner once, except for the first device', async () => {
    const { browser, newDeviceMails } = await start()
    const home = browser(chrome, '203.0.113.9')
    await home.login()
    expect(await newDeviceMails()).toEqual([])
    const other = browser(firefox, '198.51.100.7')
    await other.login()
    await other.login()
    const [mail, ...more] = await newDeviceMails()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Firefox')
    expect(mail?.text).toContain('198.51.100.•••')
  })

  it('a login with a known browser from another IP address does not notify the owner', async () => {
    const { newDeviceMails, context, send } = await start()
    const login = async (ip: string, cookie?: string) => {
      const key = 'POST /wps/session/login'
      const body = await seal(context, key, { username: 'ana', password, type: 'username' })
      const headers = { 'User-Agent': chrome, ...(cookie && { Cookie: cookie }) }
      const reply = await send(key, { body, headers, ip })
      return reply.headers.get('Set-Cookie')?.split(';')[0]
    }
    const cookie = await login('203.0.113.9')
    await login('192.0.2.44', cookie)
    expect(await newDeviceMails()).toEqual([])
    await login('198.51.100.1')
    expect(await newDeviceMails()).toHaveLength(1)
  })
})
