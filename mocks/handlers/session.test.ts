import { describe, expect, it } from 'vitest'
import { startPlatform } from './platformForTests.ts'

const minute = 60_000

describe('logging in', () => {
  it('[API-04][ROLE-05][LOGIN-07] opens a session, by name without regard to case and space, or by number', async () => {
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

  it('is refused alike for a wrong password and for a name that nobody has', async () => {
    const { login } = await startPlatform()
    const known = await login('ana', 'wrong')
    const unknown = await login('nobody', 'wrong')
    const plain = ({ body: { reference: _, ...rest } }: typeof known) => rest
    expect(plain(known)).toEqual({ success: false, code: 'LOGIN_FAILED' })
    expect(plain(unknown)).toEqual(plain(known))
  })

  it('hashes as often for a name that nobody has', async () => {
    const { login, world } = await startPlatform()
    let verified = 0
    const { verify } = world.passwords
    world.passwords.verify = (...given) => {
      verified += 1
      return verify(...given)
    }
    await login('ana', 'wrong')
    expect(verified).toBe(1)
    await login('nobody', 'wrong')
    expect(verified).toBe(2)
  })

  it('[ERR-29] is for members: an agent is told so, after the right password only', async () => {
    const { login } = await startPlatform()
    expect((await login('carla', 'wrong')).body.code).toBe('LOGIN_FAILED')
    expect((await login('carla', 'portico-carla-1')).body.code).toBe('NOT_A_MEMBER')
    expect((await login('bruno', 'portico-bruno-1')).body.success).toBe(true)
  })

  it('[ROLE-30] tells of a first login, and of a password that is 90 days old while that module is on', async () => {
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

describe('a name that failed three times', () => {
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

  it.each(['ana', 'nobody'])('[ERR-15] needs a captcha next, known or not: %s', async (name) => {
    const { answers, login } = await afterThree(name)
    expect(answers).toEqual([false, false, true])
    expect((await login(name, 'portico-ana-1')).body).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      value: { captcha: true },
    })
  })

  it('gets in with a captcha that is right, and starts anew', async () => {
    const { login, captchaId, solve, world } = await afterThree('ana')
    await solve()
    const wrong = await login('ana', 'portico-ana-1', { captchaId, captcha: '33333' })
    expect(wrong.body).toMatchObject({ code: 'CAPTCHA_WRONG', value: { captcha: true } })
    const captcha = (await solve()).toLowerCase()
    const right = await login('ana', 'portico-ana-1', { captchaId, captcha })
    expect(right.body.success).toBe(true)
    const next = await login('ana', 'wrong')
    expect(next.body).not.toHaveProperty('value')
    expect(world.now()).toBeGreaterThan(0)
  })

  it('is free again after a quarter of an hour, and does not trouble other names', async () => {
    const { login, time } = await afterThree('ana')
    expect((await login('bruno', 'portico-bruno-1')).body.success).toBe(true)
    time.now += 15 * minute
    expect((await login('ana', 'portico-ana-1')).body.success).toBe(true)
  })
})

describe('an address that failed twenty times', () => {
  it('needs a captcha for any name', async () => {
    const { login } = await startPlatform()
    for (let attempt = 1; attempt <= 20; attempt += 1) await login(`nobody${attempt}`, 'wrong')
    expect((await login('ana', 'portico-ana-1')).body.code).toBe('CAPTCHA_REQUIRED')
  })
})

describe('logging out', () => {
  it('[LOGIN-38] [API-05] ends that session and no other', async () => {
    const { login, send, asMember } = await startPlatform()
    const one = asMember((await login('ana', 'portico-ana-1')).body.value?.token)
    const other = asMember((await login('ana', 'portico-ana-1')).body.value?.token)
    expect((await send('DELETE /wps/session/logout', { headers: one })).answer.success).toBe(true)
    expect((await send('GET /wps/member/info', { headers: one })).status).toBe(401)
    expect((await send('GET /wps/member/info', { headers: other })).status).toBe(200)
  })
})
