import { describe, expect, it } from 'vitest'
import { startPlatform } from './platformForTests.ts'

const minute = 60_000
const right = 'correct-horse-battery'

async function withLogin() {
  const platform = await startPlatform()
  const login = (password: string, username = 'operator') =>
    platform.send('POST /ops/session', { body: { username, password } })
  return { ...platform, login }
}

describe('an operator', () => {
  it('gets a session by a cookie that scripts cannot read, and a token against forged calls', async () => {
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

  it('is refused alike for a wrong password and an unknown name', async () => {
    const { login } = await withLogin()
    for (const { status, answer } of [await login('wrong'), await login(right, 'nobody')]) {
      expect(status).toBe(401)
      expect(answer.code).toBe('OPERATOR_LOGIN_FAILED')
    }
  })

  it('is locked for a quarter of an hour after five failures, whatever the password', async () => {
    const { login, time } = await withLogin()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login('wrong')).status).toBe(401)
    }
    time.now += minute
    const locked = await login(right)
    expect(locked.status).toBe(429)
    expect(locked.answer.code).toBe('OPERATOR_LOCKED')
    expect(locked.headers.get('Retry-After')).toBe('840')
    time.now += 14 * minute
    expect((await login(right)).status).toBe(200)
  })

  it('has five attempts after a lock too, and all of them after a success', async () => {
    const { login, time } = await withLogin()
    const fail = async (times: number) => {
      for (let attempt = 1; attempt <= times; attempt += 1) {
        expect((await login('wrong')).status).toBe(401)
      }
    }
    await fail(5)
    time.now += 15 * minute
    await fail(4)
    expect((await login(right)).status).toBe(200)
    await fail(4)
    expect((await login(right)).status).toBe(200)
  })

  it('has five attempts when they come all at once, too', async () => {
    const { login } = await withLogin()
    const many = Array.from({ length: 12 }, () => login('wrong'))
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })
})
