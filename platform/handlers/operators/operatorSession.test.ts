import { describe, expect, it } from 'vitest'
import { startPlatform } from '../platformForTests.ts'

const minute = 60_000
const right = 'correct-horse-battery'

async function withLogin() {
  const platform = await startPlatform()
  const login = (password: string, username = 'operator') =>
    platform.send('POST /ops/session', { body: { username, password } })
  return { ...platform, login }
}

describe('sign-in of an operator', () => {
  it('an operator gets a session in an HttpOnly cookie and a CSRF token', async () => {
    const { login, send } = await withLogin()
    const { headers, answer } = await login(right)
    const cookie = headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^__Host-operator=[0-9a-f]{64}; Path=\/;/)
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Strict']) {
      expect(cookie.split('; ')).toContain(attribute)
    }
    expect(JSON.stringify(answer)).not.toContain(cookie.slice(16, 48))
    const Cookie = cookie.split(';')[0] ?? ''
    const csrf = { 'X-CSRF-Token': String(answer.value?.csrfToken) }
    expect((await send('GET /ops/registration-rules', { headers: { Cookie } })).status).toBe(403)
    const rules = await send('GET /ops/registration-rules', { headers: { Cookie, ...csrf } })
    expect(rules.status).toBe(200)
    const out = await send('DELETE /ops/session', { headers: { Cookie, ...csrf } })
    expect(out.headers.get('Set-Cookie')).toMatch(/^__Host-operator=; .*Max-Age=0/)
    const after = await send('GET /ops/registration-rules', { headers: { Cookie, ...csrf } })
    expect(after.status).toBe(401)
  })

  it("an operator's wrong password and an unknown name get the same rejection", async () => {
    const { login } = await withLogin()
    for (const { status, answer } of [await login('wrong'), await login(right, 'nobody')]) {
      expect(status).toBe(401)
      expect(answer.code).toBe('OPERATOR_LOGIN_FAILED')
    }
  })

  it('an operator is locked after five wrong passwords from one IP address, even with the right password', async () => {
    const { login, time } = await withLogin()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login('wrong')).status).toBe(401)
    }
    for (const password of ['wrong', right]) {
      const refused = await login(password)
      expect([refused.status, refused.answer.code]).toEqual([429, 'OPERATOR_LOCKED'])
      expect(refused.headers.get('Retry-After')).toBe('2')
    }
    time.now += 2000
    expect((await login('wrong')).status).toBe(401)
    expect((await login('wrong')).headers.get('Retry-After')).toBe('4')
    time.now += 4000
    expect((await login(right)).status).toBe(200)
    expect((await login('wrong')).status).toBe(401)
  })

  it('an operator has five sign-in attempts, even if they are concurrent', async () => {
    const { login } = await withLogin()
    const many = Array.from({ length: 12 }, () => login('wrong'))
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('an unknown operator name is locked like a known one', async () => {
    const { login } = await withLogin()
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      statuses.push((await login('wrong', 'nobody')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('operator under attack', () => {
  /**
   * Starts a platform with helpers that sign in, and that simulate an attack. The attacker changes
   * IP addresses and sends each attempt as early as the platform accepts it.
   */
  async function withAttack() {
    const platform = await withLogin()
    const cookiesOf = (headers: Headers) =>
      headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    const device = cookiesOf((await platform.login(right)).headers).find((one) =>
      one.startsWith('__Host-operator-device='),
    )
    const signIn = (password: string, ip: string, headers: Record<string, string> = {}) =>
      platform.send('POST /ops/session', { body: { username: 'operator', password }, ip, headers })
    let address = 0
    const guess = () => {
      address += 1
      return signIn('wrong', `2001:db8::${address.toString(16)}`)
    }
    const attackFor = async (milliseconds: number) => {
      const end = platform.time.now + milliseconds
      let looked = 0
      while (platform.time.now < end) {
        const { status, headers } = await guess()
        if (status === 401) looked += 1
        else platform.time.now += Number(headers.get('Retry-After')) * 1000
      }
      return looked
    }
    return { ...platform, signIn, attackFor, device: device ?? '' }
  }
  const home = '203.0.113.77'

  it('an operator under attack signs in at once in a known browser, and within a minute in another', async () => {
    const { signIn, attackFor, device, time } = await withAttack()
    await attackFor(10 * minute)
    await signIn('wrong', '2001:db8::ffff')
    const elsewhere = await signIn(right, home)
    expect(elsewhere.status).toBe(429)
    expect(Number(elsewhere.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect((await signIn(right, home, { Cookie: device })).status).toBe(200)
    time.now += minute
    expect((await signIn(right, home)).status).toBe(200)
  })

  it('an attacker has at most 75 attempts in the first hour and 60 in each further hour', async () => {
    const { attackFor } = await withAttack()
    const hours = [await attackFor(60 * minute), await attackFor(60 * minute)]
    expect(hours[0]).toBeLessThanOrEqual(75)
    expect(hours[1]).toBeLessThanOrEqual(60)
  })

  it('an operator sees after sign-in the number and IP addresses of failed sign-ins', async () => {
    const { signIn, device, time } = await withAttack()
    time.now += minute
    await signIn('wrong', '198.51.100.7')
    await signIn('wrong', '198.51.100.8')
    const { answer } = await signIn(right, home, { Cookie: device })
    expect(answer.value?.failedSignIns).toEqual({
      count: 2,
      addresses: expect.arrayContaining(['198.51.100.7', '198.51.100.8']),
    })
    const next = await signIn(right, home, { Cookie: device })
    expect(next.answer.value).not.toHaveProperty('failedSignIns')
  })

  it('a known browser is locked by its own wrong passwords, and is unknown after a password change', async () => {
    const { signIn, attackFor, device, context, store } = await withAttack()
    const known = { Cookie: device }
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await signIn('wrong', home, known)).status).toBe(401)
    }
    expect((await signIn(right, home, known)).status).toBe(429)
    const passwordHash = await context.passwords.hash('a-third-horse-battery')
    await store.operators.update('operator', { passwordHash })
    await attackFor(10 * minute)
    await signIn('wrong', '2001:db8::ffff')
    expect((await signIn('a-third-horse-battery', home, known)).status).toBe(429)
  })

  it('a browser with a forged or half a year old device cookie is not recognized', async () => {
    const { signIn, attackFor, device, time } = await withAttack()
    const [id, , signature] = device.split('.')
    const forged = `${id}.${time.now + 400 * 24 * 60 * minute}.${signature}`
    await attackFor(10 * minute)
    await signIn('wrong', '2001:db8::ffff')
    expect((await signIn(right, home, { Cookie: forged })).status).toBe(429)
    time.now += 181 * 24 * 60 * minute
    await attackFor(10 * minute)
    await signIn('wrong', '2001:db8::ffff')
    expect((await signIn(right, home, { Cookie: device })).status).toBe(429)
  })
})
