import { describe, expect, it } from 'vitest'
import { enabledModules } from '../../domain/base/platform/platform.ts'
import type { Providers } from '../../providers.ts'
import { startAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

async function withOnly(...left: readonly (keyof Providers)[]) {
  const platform = await startPlatform()
  const { providers } = platform.context
  platform.context.providers = Object.fromEntries(
    Object.entries(providers).filter(([name]) => left.some((one) => one === name)),
  )
  const status = async () => {
    const { value } = (await platform.send('GET /wps/system/status')).answer
    const { whitelabel, codeChannels } = Object(value)
    return { modules: enabledModules(whitelabel), codeChannels }
  }
  return { ...platform, status }
}

const ofPhones = ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3']
const anaPhone = { mobileNum: '11987650001', countryDialingCode: '+55' }
const loginCode = 'POST /wps/verification/sms/noLogin'

describe('platform without an SMS sender', () => {
  it('a platform without SMS offers neither registration nor login by SMS code', async () => {
    const { status, send } = await withOnly('mail')
    const { modules, codeChannels } = await status()
    for (const modId of ofPhones) expect(modules.has(modId), modId).toBe(false)
    expect(modules.has('USERNAMEREG3')).toBe(true)
    expect(codeChannels).toEqual(['EMAIL'])
    const { value } = (await send('GET /wps/system/whitelabel')).answer
    const alone = enabledModules(value as unknown as Parameters<typeof enabledModules>[0])
    expect(alone).toEqual(modules)
  })

  it('a platform without SMS rejects every operation that needs an SMS code', async () => {
    const { sendCode, send, login, registerMobile, outbox } = await withOnly('mail')
    expect((await sendCode('11987654321')).answer.code).toBe('SMS_NOT_ENABLED')
    expect((await send(loginCode, { body: anaPhone })).answer.code).toBe('SMS_NOT_ENABLED')
    const { body } = await login('11987650001', '123456', { type: 'sms' })
    expect(body.code).toBe('SMS_NOT_ENABLED')
    const { body: registered } = await registerMobile({ mobileNum: '11987654321' })
    expect(registered.success).toBe(false)
    expect(outbox.messages()).toEqual([])
  })

  it('a platform without SMS offers registration and login by phone number if phone authentication is on', async () => {
    const { status, setFlag, sendCode } = await withOnly('phoneAuth')
    expect((await status()).modules.has('MOBILENUMREG3')).toBe(false)
    await setFlag('PHONEAUTH3', true)
    const { modules } = await status()
    for (const modId of [...ofPhones, 'PHONEAUTH3']) expect(modules.has(modId), modId).toBe(true)
    expect((await sendCode('11987654321')).answer.code).toBe('SMS_NOT_ENABLED')
  })

  it('a platform without SMS binds no new phone, and sends codes by e-mail', async () => {
    const { act, context, outbox } = await startAs('m-ana')
    delete context.providers.sms
    const call = 'POST /wps/member/security/codes'
    const phone = { purpose: 'PHONE', mobileNum: '11987654321', countryDialingCode: '+55' }
    expect(await act(call, { body: phone })).toMatchObject({ status: 403, code: 'MODULE_OFF' })
    expect((await act(call, { body: { purpose: 'PASSWORD' } })).success).toBe(true)
    expect(outbox.mails().map(({ to }) => to)).toEqual(['ana@example.com'])
    expect(outbox.messages()).toEqual([])
  })
})

describe('platform without an e-mail sender', () => {
  it('a platform without e-mail resets no password by e-mail and binds no e-mail address', async () => {
    const { act, context, send, outbox } = await startAs('m-ana')
    delete context.providers.mail
    const forgotten = await send('POST /wps/member/password/email', {
      body: new URLSearchParams({ username: 'ana', email: 'ana@example.com' }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect([forgotten.status, forgotten.answer.code]).toEqual([403, 'MODULE_OFF'])
    const body = { purpose: 'EMAIL', email: 'ana.nova@example.com' }
    const bound = await act('POST /wps/member/security/codes', { body })
    expect(bound).toMatchObject({ status: 403, code: 'MODULE_OFF' })
    expect(outbox.mails()).toEqual([])
  })
})

describe('platform without social-login providers', () => {
  it('a platform without social-login providers offers no social login', async () => {
    const { modules } = await (await withOnly('sms')).status()
    expect(modules.has('GOOGLELOGIN3')).toBe(false)
    expect(modules.has('FACEBOOKLOGIN3')).toBe(false)
  })

  it('a platform with one social-login provider offers only that provider', async () => {
    const { status, context } = await withOnly('social')
    context.providers.social = { offeredProviders: ['GOOGLE'], loginUrl: () => '/' }
    const { modules } = await status()
    expect([modules.has('GOOGLELOGIN3'), modules.has('FACEBOOKLOGIN3')]).toEqual([true, false])
  })
})

describe('operator of a platform without providers', () => {
  it('an operator sees the modules as they were set, regardless of missing providers', async () => {
    const { send, operator } = await withOnly()
    const { answer } = await send('GET /ops/platform', { headers: await operator() })
    const modules = enabledModules(Object(answer.value).settings?.whitelabel ?? [])
    for (const modId of [...ofPhones, 'GOOGLELOGIN3']) expect(modules.has(modId), modId).toBe(true)
  })
})
