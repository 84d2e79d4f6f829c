import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

describe('logins from one IPv6 /64 network', () => {
  it('[SAFE-06] the IP addresses of an IPv6 /64 network share one captcha limit of twenty wrong passwords', async () => {
    const { context, send } = await startPlatform()
    const call = 'POST /wps/session/login'
    const tryAs = async (name: string, ip: string) => {
      const body = await seal(context, call, { username: name, password: 'x', type: 'username' })
      return (await send(call, { body, ip })).answer.code
    }
    const codes = []
    for (let host = 0; host < 21; host += 1) {
      codes.push(await tryAs(`nobody${host}`, `2001:db8:7:8::${host}`))
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('LOGIN_FAILED'))
    expect(codes[20]).toBe('CAPTCHA_REQUIRED')
    expect(await tryAs('nobody30', '2001:db8:7:9::1')).toBe('LOGIN_FAILED')
  })
})

describe('password change during a login', () => {
  const newPassword = 'Urca2027'

  /** Logs Ana in, and changes her password after `password` was verified. */
  async function logInDuringChange(
    prepare: (context: Platform['context']) => Promise<void>,
    password: string,
  ) {
    const platform = await startPlatform()
    const { context, login, store } = platform
    await prepare(context)
    const act = await actAs(platform, 'm-ana')
    const { passwords } = context
    const verify = async (input: string, hash: string) => {
      const isRight = await passwords.verify(input, hash)
      if (!isRight) return false
      Object.assign(context, { passwords })
      const body = { oldPassword: 'portico-ana-1', newPassword, confirmNewPassword: newPassword }
      await act('POST /wps/member/password', { body, isSealed: true })
      return true
    }
    Object.assign(context, { passwords: { ...passwords, verify } })
    const { body } = await login('ana', password)
    return { body, login, sessions: await store.sessions.count({ memberId: 'm-ana' }) }
  }

  it('[SAFE-01] a login opens no session if its password is changed in the meantime', async () => {
    const { body, login, sessions } = await logInDuringChange(async () => {}, 'portico-ana-1')
    expect(body.code).toBe('LOGIN_FAILED')
    // The session that changed the password continues.
    expect(sessions).toBe(1)
    expect((await login('ana', newPassword)).body.success).toBe(true)
  })

  it('[SAFE-01] a login with a temporary password opens no session if the password is changed in the meantime', async () => {
    const prepare = async (context: Platform['context']) =>
      changeSettings(context, 'm-ana', {
        temporaryHash: await context.passwords.hash('sent-by-mail-1'),
        temporaryUntil: context.now() + 60_000,
      })
    const { body } = await logInDuringChange(prepare, 'sent-by-mail-1')
    expect(body.code).toBe('LOGIN_FAILED')
  })

  it('a temporary password opens a session if nothing changes in the meantime', async () => {
    const { context, login } = await startPlatform()
    await changeSettings(context, 'm-ana', {
      temporaryHash: await context.passwords.hash('sent-by-mail-1'),
      temporaryUntil: context.now() + 60_000,
    })
    expect((await login('ana', 'sent-by-mail-1')).body.success).toBe(true)
  })
})
