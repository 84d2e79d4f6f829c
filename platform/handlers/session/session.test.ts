import { describe, expect, it } from 'vitest'
import { addAddress } from '../../domain/accounts/account/knownAddresses.ts'
import { seal } from '../../server/serverForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const minute = 60_000

describe('login', () => {
  it('[API-04][ROLE-05][LOGIN-07] a login accepts the username in any case and with spaces around it, or the phone number', async () => {
    const { login, send, asMember } = await startPlatform()
    for (const name of ['ana', '  ANA ', '11987650001', '+55 11 98765-0001']) {
      const { body } = await login(name, 'portico-ana-1')
      expect(body, name).toMatchObject({
        success: true,
        value: { firstTimeLogin: false, passwordExpired: false },
      })
      const info = await send('GET /wps/member/info', { headers: asMember(body.value?.token) })
      expect(info.answer.value).toMatchObject({ account: 'ana', nickname: 'Ana', type: 0 })
    }
  })

  it('a wrong password and an unknown name get the same rejection', async () => {
    const { login } = await startPlatform()
    const known = await login('ana', 'wrong')
    const unknown = await login('nobody', 'wrong')
    const plain = ({ body: { reference: _, ...rest } }: typeof known) => rest
    expect(plain(known)).toEqual({ success: false, code: 'LOGIN_FAILED' })
    expect(plain(unknown)).toEqual(plain(known))
  })

  it('an unknown name needs as many password hashes as a known one', async () => {
    const { login, context } = await startPlatform()
    let verified = 0
    const { verify } = context.passwords
    context.passwords.verify = (...args) => {
      verified += 1
      return verify(...args)
    }
    await login('ana', 'wrong')
    expect(verified).toBe(1)
    await login('nobody', 'wrong')
    expect(verified).toBe(2)
  })

  it('[ERR-29] an agent is rejected at the member login, only after the right password', async () => {
    const { login } = await startPlatform()
    expect((await login('carla', 'wrong')).body.code).toBe('LOGIN_FAILED')
    expect((await login('carla', 'portico-carla-1')).body.code).toBe('NOT_A_MEMBER')
    expect((await login('bruno', 'portico-bruno-1')).body.success).toBe(true)
  })

  it("[ROLE-30] the login response shows whether this is the member's first login and, while the module is on, whether the password is older than 90 days", async () => {
    const { login, setFlag } = await startPlatform()
    const dora = await login('dora', 'portico-dora-1')
    expect(dora.body.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false })
    const edu = await login('edu', 'portico-edu-1')
    expect(edu.body.value).toMatchObject({ firstTimeLogin: false, passwordExpired: true })
    await setFlag('PWDEXPFORCECHANGE3', false)
    const again = await login('edu', 'portico-edu-1')
    expect(again.body.value).toMatchObject({ passwordExpired: false })
  })
})

describe('login with a name after three failed logins', () => {
  async function afterThree(name: string) {
    const platform = await startPlatform()
    const answers = []
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      answers.push((await platform.login(name, 'wrong')).body.value?.captcha ?? false)
    }
    const captchaId = 'a-page-chose-this-id'
    const solve = async () => {
      await platform.send('GET /wps/captcha', { query: `?id=${captchaId}` })
      return (await platform.store.captchas.get(captchaId))?.solution ?? ''
    }
    return { ...platform, answers, captchaId, solve }
  }

  it.each(['ana', 'nobody'])(
    '[ERR-15] a name with three failed logins needs a captcha, even if unknown: %s',
    async (name) => {
      const { answers, login } = await afterThree(name)
      expect(answers).toEqual([false, false, true])
      expect((await login(name, 'portico-ana-1')).body).toMatchObject({
        code: 'CAPTCHA_REQUIRED',
        value: { captcha: true },
      })
    },
  )

  it('a login with the right captcha succeeds and resets the count of failed logins', async () => {
    const { login, captchaId, solve } = await afterThree('ana')
    await solve()
    const wrong = await login('ana', 'portico-ana-1', { captchaId, captcha: '33333' })
    expect(wrong.body).toMatchObject({ code: 'CAPTCHA_WRONG', value: { captcha: true } })
    const captcha = (await solve()).toLowerCase()
    const right = await login('ana', 'portico-ana-1', { captchaId, captcha })
    expect(right.body.success).toBe(true)
    const next = await login('ana', 'wrong')
    expect(next.body.code).toBe('LOGIN_FAILED')
    expect(next.body).not.toHaveProperty('value')
  })

  it('the captcha is not required after a quarter of an hour, or for other names', async () => {
    const { login, time } = await afterThree('ana')
    expect((await login('bruno', 'portico-bruno-1')).body.success).toBe(true)
    time.now += 15 * minute
    expect((await login('ana', 'portico-ana-1')).body.success).toBe(true)
  })
})

describe('login from an IP address after twenty failed logins', () => {
  it('an IP address with twenty failed logins needs a captcha for any name', async () => {
    const { login } = await startPlatform()
    for (let attempt = 1; attempt <= 20; attempt += 1) await login(`nobody${attempt}`, 'wrong')
    expect((await login('ana', 'portico-ana-1')).body.code).toBe('CAPTCHA_REQUIRED')
  })
})

describe('member under attack', () => {
  const call = 'POST /wps/session/login'
  const right = 'portico-ana-1'
  const home = '203.0.113.77'

  /**
   * Starts a platform with simulated attackers, who solve every captcha, change their IP address,
   * and try as early as they may.
   */
  async function withAttack() {
    const platform = await startPlatform()
    const { context, store, send, time } = platform
    const captchaId = 'a-page-chose-this-id'
    const login = async (password: string, ip: string, more: { Cookie?: string } = {}) => {
      await send('GET /wps/captcha', { query: `?id=${captchaId}`, ip })
      const captcha = (await store.captchas.get(captchaId))?.solution ?? ''
      const user = { username: 'ana', password, type: 'username', captchaId, captcha }
      return send(call, { body: await seal(context, call, user), ip, headers: { ...more } })
    }
    const first = await login(right, home)
    const device = first.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    let address = 0
    const attackFor = async (milliseconds: number) => {
      const end = time.now + milliseconds
      let looked = 0
      while (time.now < end) {
        address += 1
        const { answer, headers } = await login('wrong', `2001:db8::${address.toString(16)}`)
        if (answer.code === 'LOGIN_FAILED') looked += 1
        else time.now += Number(headers.get('Retry-After')) * 1000
      }
      await login('wrong', '2001:db8:1::1')
      return looked
    }
    return { ...platform, login, attackFor, device }
  }

  it('a member under attack logs in at once on a known device, and within a minute on another', async () => {
    const { login, attackFor, device, time } = await withAttack()
    expect(device).toMatch(/^__Host-device=/)
    await attackFor(5 * minute)
    const refused = await login(right, home)
    expect([refused.status, refused.answer.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await login(right, home, { Cookie: device })).answer.success).toBe(true)
    time.now += minute
    expect((await login(right, home)).answer.success).toBe(true)
  })

  it('a member under attack logs in at once from a trusted IP address', async () => {
    const { login, attackFor, store, time } = await withAttack()
    await addAddress(store, 'm-ana', home, time.now)
    await attackFor(5 * minute)
    expect((await login(right, home)).answer.success).toBe(true)
  })

  it('an attacker has at most 75 attempts in the first hour and 60 in each further hour', async () => {
    const { attackFor } = await withAttack()
    expect(await attackFor(60 * minute)).toBeLessThanOrEqual(75)
    expect(await attackFor(60 * minute)).toBeLessThanOrEqual(60)
  })
})

describe('logout', () => {
  it('[LOGIN-38] [API-05] a logout ends its session and no other', async () => {
    const { login, send, asMember } = await startPlatform()
    const one = asMember((await login('ana', 'portico-ana-1')).body.value?.token)
    const other = asMember((await login('ana', 'portico-ana-1')).body.value?.token)
    expect((await send('DELETE /wps/session/logout', { headers: one })).answer.success).toBe(true)
    expect((await send('GET /wps/member/info', { headers: one })).status).toBe(401)
    expect((await send('GET /wps/member/info', { headers: other })).status).toBe(200)
  })
})
