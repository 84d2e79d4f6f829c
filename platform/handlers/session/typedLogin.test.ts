import { describe, expect, it } from 'vitest'
import { startPlatform } from '../platformForTests.ts'

const password = 'portico-ana-1'

describe('password with an invisible character', () => {
  it('[SAFE-09] a login ignores invisible characters in the name and the password', async () => {
    const { login } = await startPlatform()
    const { body } = await login('a\u200bna', 'portico-\u200bana-1\u2060')
    expect(body.success).toBe(true)
  })

  it('a password that was stored with an invisible character still logs in', async () => {
    const { login, context, store } = await startPlatform()
    const marked = 'portico\u00ad-ana-1'
    await store.members.update('m-ana', { passwordHash: await context.passwords.hash(marked) })
    expect((await login('ana', marked)).body.success).toBe(true)
    expect((await login('ana', password)).body.code).toBe('LOGIN_FAILED')
  })
})

describe('login by SMS', () => {
  it.each(['+55 (11) 98765-0005', '0055 11 98765\u20110005', '011 98765-0005', '5511987650005'])(
    '[SAFE-09] a login by SMS accepts the number %j and a code with a space',
    async (number) => {
      const platform = await startPlatform()
      const phone = { mobileNum: '11987650005', countryDialingCode: '+55' }
      await platform.send('POST /wps/verification/sms/noLogin', { body: phone })
      const code = platform.outbox.messages()[0]?.code ?? ''
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        const { body } = await platform.login(number, '12345', { type: 'sms' })
        expect(body.code).toBe('VERIFICATION_CODE_WRONG')
      }
      const typed = `${code.slice(0, 3)} ${code.slice(3)}`
      expect((await platform.login(number, typed, { type: 'sms' })).body.success).toBe(true)
    },
  )
})
