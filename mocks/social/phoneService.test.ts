import { describe, expect, it } from 'vitest'
import { changePlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import {
  mobileUserForTests,
  startPlatform,
  type User,
} from '../../platform/handlers/platformForTests.ts'
import { tokenLifetime } from './phoneTokens.ts'
import { createProviderServer } from './providerServer.ts'

const number = '11987654321'
const origin = 'http://portico.test/social/phone'

async function service() {
  const platform = await startPlatform()
  await platform.setFlag('PHONEAUTH3', true)
  const provider = createProviderServer(() => platform.context)
  const visit = async (more: Record<string, string>, phone = number) => {
    const query = new URLSearchParams({ dialingCode: '+55', number: phone, ...more })
    const response = await provider(new Request(`${origin}?${query}`), '203.0.113.9')
    const html = (await response?.text()) ?? ''
    const [, told = 'null'] = /postMessage\((.*),location\.origin\)/.exec(html) ?? []
    const policy = response?.headers.get('Content-Security-Policy') ?? ''
    return { status: response?.status, html, told: JSON.parse(told)?.phoneAuth, policy }
  }
  const call = async (path: string, body: unknown, phone = number) => {
    const wanted = { dialingCode: '+55', number: phone, ...Object(body) }
    const sent = { method: 'POST', body: JSON.stringify(wanted) }
    const response = await provider(new Request(`${origin}/${path}`, sent), '203.0.113.9')
    return (await response?.json()) as Record<string, string>
  }
  const send = async (phone = number) =>
    call('codes', { check: (await visit({ decision: 'yes' }, phone)).told.check }, phone)
  const lastCode = () => platform.outbox.messages()[0]?.code ?? ''
  /** Requests a code for a number and returns the token for it. */
  const tokenFor = async (phone = number) => {
    await send(phone)
    return (await call('tokens', { code: lastCode() }, phone)).idToken ?? ''
  }
  const registerWith = async (firebaseIdToken: string, changes: Partial<User> = {}) => {
    const user = { firebaseChannel: 'firebase', firebaseIdToken, ...changes }
    const { body } = await platform.registerMobile(mobileUserForTests(user))
    return body
  }
  const loginWith = async (password: string, username = '11987650001') =>
    (await platform.login(username, password, { type: 'phoneAuth' })).body
  const setPasswordWith = async (firebaseIdToken: string, mobileNum = '11987650001') => {
    const body = { newPassword: 'Urca2027', mobileNum, verificationCode: '', firebaseIdToken }
    return (await platform.sendSealed('POST /wps/member/password/verification', body)).body
  }
  const ways = { registerWith, loginWith, setPasswordWith }
  return { ...platform, ...ways, visit, call, send, lastCode, tokenFor }
}

const wrong = { success: false, code: 'VERIFICATION_CODE_WRONG' }
const expired = { success: false, code: 'VERIFICATION_CODE_EXPIRED' }

/** Token with changed claims and its original signature. */
function withClaims(token: string, changes: object): string {
  const [header, body = '', signature] = token.split('.')
  const claims: object = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
  const other = btoa(JSON.stringify({ ...claims, ...changes })).replaceAll('=', '')
  return [header, other, signature].join('.')
}

describe('tokens of the phone-authentication service', () => {
  it("[REG-06] a phone token replaces the portal's code when a member registers", async () => {
    const { tokenFor, registerWith, store } = await service()
    const body = await registerWith(await tokenFor())
    expect(body).toMatchObject({ success: true })
    const id = String(body.value?.memberId)
    expect(await store.members.get(id)).toMatchObject({ mobileNum: number })
  })

  it('[LOGIN-23] a phone token logs in the account of the number, even if its password has expired', async () => {
    const { tokenFor, loginWith } = await service()
    const body = await loginWith(await tokenFor('11987650005'), '11987650005')
    // The password of the persona Edu has expired, but a log-in by phone does not require a new
    // password.
    expect(body).toMatchObject({ success: true, value: { passwordExpired: false } })
  })

  it('a phone token allows a new password to be set', async () => {
    const { tokenFor, setPasswordWith, login } = await service()
    expect(await setPasswordWith(await tokenFor('11987650001'))).toEqual({ success: true })
    expect((await login('ana', 'Urca2027')).body.success).toBe(true)
  })

  it('a phone token is valid only once, for whichever purpose', async () => {
    const { tokenFor, registerWith, loginWith, setPasswordWith } = await service()
    const ofAna = await tokenFor('11987650001')
    expect(await loginWith(ofAna)).toMatchObject({ success: true })
    expect(await loginWith(ofAna)).toMatchObject(expired)
    expect(await setPasswordWith(ofAna)).toMatchObject(expired)
    const token = await tokenFor()
    expect(await registerWith(token)).toMatchObject({ success: true })
    expect(await loginWith(token, number)).toMatchObject(expired)
  })

  it('a rejected registration does not use up the phone token', async () => {
    const { tokenFor, registerWith } = await service()
    const token = await tokenFor()
    const refused = await registerWith(token, { affiliateCode: 'NOBODY' })
    expect(refused).toMatchObject({ code: 'AFFILIATE_INVALID' })
    expect(await registerWith(token)).toMatchObject({ success: true })
  })

  it('a phone token of another number is refused', async () => {
    const { tokenFor, registerWith, loginWith, setPasswordWith } = await service()
    const token = await tokenFor('11912345678')
    expect(await registerWith(token)).toMatchObject(wrong)
    expect(await loginWith(token)).toMatchObject(wrong)
    expect(await setPasswordWith(token)).toMatchObject(wrong)
  })

  it('an expired phone token is refused', async () => {
    const { tokenFor, registerWith, loginWith, time } = await service()
    const [forSignUp, forLogin] = [await tokenFor(), await tokenFor('11987650001')]
    time.now += tokenLifetime
    expect(await registerWith(forSignUp)).toMatchObject(expired)
    expect(await loginWith(forLogin)).toMatchObject(expired)
  })

  it('a forged phone token is refused', async () => {
    const { tokenFor, registerWith, loginWith, setPasswordWith } = await service()
    const token = await tokenFor('11912345678')
    const [header, body, signature] = token.split('.')
    const none = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')
    const stranger = await (await service()).tokenFor()
    const forgeries = [
      withClaims(token, { sub: '+5511987654321' }),
      withClaims(token, { sub: '+5511987650001' }),
      `${none}.${withClaims(token, { sub: '+5511987654321' }).split('.')[1]}.`,
      `${header}.${body}`,
      `${header}.${body}.%%%`,
      `${header}.${body}.${signature}.${signature}`,
      // Token signed by the service of another platform.
      stranger,
      'anything',
    ]
    for (const forged of forgeries) {
      expect(await registerWith(forged), forged).toMatchObject(wrong)
      expect(await loginWith(forged), forged).toMatchObject(wrong)
      expect(await setPasswordWith(forged), forged).toMatchObject(wrong)
    }
  })
})

describe('phone-authentication service', () => {
  it("the phone-authentication window asks for confirmation in the caller's language", async () => {
    const { visit, outbox } = await service()
    const first = await visit({})
    expect(first.html).toContain('+55 11987654321')
    expect(first.html).toContain('Agora não')
    expect((await visit({ lang: 'en' })).html).toContain('Not now')
    expect(first.policy).toContain("default-src 'none'")
    expect(first.policy).not.toContain('script-src')
    expect((await visit({ decision: 'no' })).told).toEqual({ problem: 'popup-closed-by-user' })
    expect(outbox.messages()).toEqual([])
  })

  it('the phone-authentication service sends one code per confirmation in its window, and only to the confirmed number', async () => {
    const { visit, call, outbox, time } = await service()
    const { told, policy, html } = await visit({ decision: 'yes' })
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
    expect(html).toContain(`<script nonce="${nonce}">`)
    const refused = { problem: 'captcha-check-failed' }
    expect(await call('codes', told, '11912345678')).toEqual(refused)
    expect(await call('codes', told)).toEqual({ sent: true })
    expect(await call('codes', told)).toEqual(refused)
    expect(await call('codes', { check: 'x' })).toEqual(refused)
    const late = (await visit({ decision: 'yes' })).told
    time.now += 5 * 60_000
    expect(await call('codes', late)).toEqual(refused)
    expect(outbox.messages()).toHaveLength(1)
  })

  it('the phone-authentication service accepts its code once, and reports wrong and expired codes', async () => {
    const { send, call, lastCode, time } = await service()
    await send()
    const code = lastCode()
    const other = code === '000000' ? '000001' : '000000'
    expect(await call('tokens', {})).toEqual({ problem: 'missing-verification-code' })
    expect(await call('tokens', { code: other })).toEqual({ problem: 'invalid-verification-code' })
    expect(await call('tokens', { code })).toHaveProperty('idToken')
    expect(await call('tokens', { code })).toEqual({ problem: 'invalid-verification-code' })
    await send()
    time.now += 5 * 60_000
    expect(await call('tokens', { code: lastCode() })).toEqual({ problem: 'code-expired' })
  })

  it('the phone-authentication service reports invalid and missing numbers', async () => {
    const { visit, call } = await service()
    const short = await visit({}, '119')
    expect([short.status, short.told]).toEqual([422, { problem: 'invalid-phone-number' }])
    expect((await visit({}, '')).told).toEqual({ problem: 'missing-phone-number' })
    expect(await call('codes', {}, '')).toEqual({ problem: 'missing-phone-number' })
    expect(await call('tokens', { code: '1' }, '119')).toEqual({ problem: 'invalid-phone-number' })
  })

  it('the phone-authentication service sends at most twenty codes a day to a number', async () => {
    const { send } = await service()
    for (let sent = 1; sent <= 20; sent += 1) expect(await send()).toEqual({ sent: true })
    expect(await send()).toEqual({ problem: 'quota-exceeded' })
  })

  it.each([
    ['0021', 'too-many-requests'],
    ['0022', 'invalid-phone-number'],
    ['0023', 'operation-not-allowed'],
    ['0025', 'internal-error'],
    ['0026', 'quota-exceeded'],
    ['0027', 'captcha-check-failed'],
  ])(
    'a number ending in %s provokes the phone-authentication problem %s',
    async (ending, problem) => {
      const { send } = await service()
      expect(await send(`1198761${ending}`)).toEqual({ problem })
    },
  )

  it('a number ending in 0024 gets a code that the phone-authentication service rejects as expired', async () => {
    const { send, call, lastCode } = await service()
    const phone = '11987610024'
    expect(await send(phone)).toEqual({ sent: true })
    expect(await call('tokens', { code: lastCode() }, phone)).toEqual({ problem: 'code-expired' })
  })

  it.each([
    ['has none', true],
    ['has it switched off', false],
  ])(
    'phone authentication and its tokens are refused on a platform that %s',
    async (_, isAbsent) => {
      const { tokenFor, registerWith, loginWith, setPasswordWith, ...rest } = await service()
      const { visit, call, context, outbox } = rest
      const token = await tokenFor()
      const ofAna = await tokenFor('11987650001')
      const { check } = (await visit({ decision: 'yes' })).told
      const mobileOnly = [{ modId: 'MOBILENUMREG3', enabled: true }]
      if (isAbsent) delete context.providers.phoneAuth
      else await changePlatform(context, { whitelabel: mobileOnly })
      const sent = outbox.messages().length
      expect((await visit({ decision: 'yes' })).status).toBe(404)
      expect(await call('codes', { check })).toEqual({ problem: 'operation-not-allowed' })
      expect(outbox.messages()).toHaveLength(sent)
      const off = { code: 'SMS_NOT_ENABLED' }
      expect(await registerWith(token)).toMatchObject(off)
      expect(await loginWith(ofAna)).toMatchObject(off)
      expect(await setPasswordWith(ofAna)).toMatchObject(off)
    },
  )
})
