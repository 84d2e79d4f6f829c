import { describe, expect, it } from 'vitest'
import { startPlatform, userForTests } from '../platformForTests.ts'

const refusal = (code: string, ...fields: [field: string, reason: string][]) => ({
  success: false,
  code,
  value: { fields: fields.map(([field, reason]) => ({ field, reason })) },
})

describe('registration with a username', () => {
  it('[API-13][ROLE-04] registration creates a member, an empty wallet and a valid session', async () => {
    const { register, store, send, asMember } = await startPlatform()
    const { status, body } = await register(userForTests({ email: ' Marina@Example.com ' }))
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, value: { username: 'marina92' } })
    const [member] = await store.members.find({ where: { usernameKey: 'marina92' } })
    expect(member).toMatchObject({
      email: 'Marina@Example.com',
      type: 0,
      currency: 'BRL',
      profile: { birthday: '1992-02-29' },
      registration: { method: 'username', domain: 'portico.example', rulesVersion: 1 },
    })
    expect(JSON.stringify(member)).not.toContain('Gavea2026')
    const headers = asMember(body.value?.token)
    const balance = await send('GET /wps/v2/wallets/balance', { headers })
    expect(balance.answer.value).toMatchObject({ balance: '0.00', currency: 'BRL' })
  })

  it('registration opens no session if the request does not ask for one', async () => {
    const { register, store } = await startPlatform()
    const { body } = await register(userForTests({ login: false }))
    expect(body.value).not.toHaveProperty('token')
    expect(await store.sessions.count()).toBe(0)
  })

  it('[LOGIN-44] a member logs in with the typed password, regardless of spaces and Unicode form', async () => {
    const { register, login, changeRule } = await startPlatform()
    const any = { acceptedPattern: '*', patternId: 'LENGTH_ONLY' } as const
    const rulesVersion = await changeRule('password', { ...any, samples: {} })
    const password = 'Coração2026'
    const user = { rulesVersion, password: password.normalize('NFD'), confirmPassword: password }
    expect((await register(userForTests(user))).body.success).toBe(true)
    expect((await login(' MARINA92 ', `${password} `)).body.success).toBe(true)
  })

  it.each(['marina92', 'MARINA92', ' Marina92 '])(
    'registration rejects a taken username: %j',
    async (username) => {
      const { register } = await startPlatform()
      await register(userForTests())
      const { status, body } = await register(userForTests({ username }))
      expect(status).toBe(200)
      expect(body).toMatchObject(refusal('USERNAME_TAKEN', ['username', 'taken']))
    },
  )

  it('[REG-41] registration is rejected if the terms are not accepted', async () => {
    const { register } = await startPlatform()
    const { body } = await register(userForTests({ termsAccepted: false }))
    expect(body).toMatchObject({ success: false, code: 'TERMS_NOT_ACCEPTED' })
  })

  it('[ROLE-25] registration with a username is rejected while its module is off', async () => {
    const { register, setFlag } = await startPlatform()
    await setFlag('USERNAMEREG3', false)
    const { body } = await register(userForTests())
    expect(body).toMatchObject({ success: false, code: 'REGISTRATION_METHOD_OFF' })
  })

  it('registration stores a phone number as digits, and no other account can register the same number', async () => {
    const { register, changeRule, store } = await startPlatform()
    const rulesVersion = await changeRule('mobileNum', { required: false, methods: ['username'] })
    const mobileNum = '(11) 98765-4321'
    await register(userForTests({ rulesVersion, mobileNum, countryDialingCode: '+55' }))
    const [member] = await store.members.find({ where: { usernameKey: 'marina92' } })
    expect(member).toMatchObject({ mobileNum: '11987654321', countryDialingCode: '+55' })
    const { body } = await register(
      userForTests({ rulesVersion, username: 'other1', mobileNum: '11987654321' }),
    )
    expect(body).toMatchObject(refusal('MOBILE_TAKEN', ['mobileNum', 'taken']))
  })
})

describe('repeated registration', () => {
  it('a repeated registration with the same idempotency key returns the same account with a new session', async () => {
    const { register, store, send, asMember } = await startPlatform()
    const key = crypto.randomUUID()
    const first = await register(userForTests(), key)
    const again = await register(userForTests(), key)
    expect(again.body.value).toMatchObject({
      memberId: first.body.value?.memberId,
      username: 'marina92',
    })
    expect(again.body.value?.token).not.toBe(first.body.value?.token)
    expect(await store.members.count({ usernameKey: 'marina92' })).toBe(1)
    const info = await send('GET /wps/member/info', { headers: asMember(again.body.value?.token) })
    expect(info.answer.value).toMatchObject({ account: 'marina92' })
  })

  it('a repeated registration succeeds after the rules have changed', async () => {
    const { register, changeRule } = await startPlatform()
    const key = crypto.randomUUID()
    await register(userForTests(), key)
    await changeRule('username', { minLength: 12, maxLength: 16 })
    expect((await register(userForTests(), key)).body.success).toBe(true)
  })

  it('a registration that reuses an idempotency key with another body is rejected', async () => {
    const { register } = await startPlatform()
    const key = crypto.randomUUID()
    await register(userForTests(), key)
    const { status, body } = await register(userForTests({ username: 'other1' }), key)
    expect(status).toBe(422)
    expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('a rejected registration can be repeated with the same idempotency key', async () => {
    const { register, setFlag } = await startPlatform()
    const key = crypto.randomUUID()
    await setFlag('USERNAMEREG3', false)
    expect((await register(userForTests(), key)).body.success).toBe(false)
    await setFlag('USERNAMEREG3', true)
    expect((await register(userForTests(), key)).body.success).toBe(true)
  })

  it('two concurrent registrations with the same idempotency key create one account', async () => {
    const { register, store } = await startPlatform()
    const key = crypto.randomUUID()
    const both = await Promise.all([register(userForTests(), key), register(userForTests(), key)])
    expect(both.map(({ body }) => body.success)).toEqual([true, true])
    expect(await store.members.count({ usernameKey: 'marina92' })).toBe(1)
  })

  it('only one of two concurrent registrations with one username succeeds', async () => {
    const { register, store } = await startPlatform()
    const both = await Promise.all([register(userForTests()), register(userForTests())])
    expect(both.map(({ body }) => body.code).toSorted()).toEqual(['USERNAME_TAKEN', undefined])
    expect(await store.members.count({ usernameKey: 'marina92' })).toBe(1)
  })
})

describe('invitation code', () => {
  it('[REG-10] the invitation code is checked again at registration', async () => {
    const { register, store } = await startPlatform()
    const { body } = await register(userForTests({ affiliateCode: 'NOBODY1' }))
    expect(body).toMatchObject(refusal('AFFILIATE_INVALID', ['affiliateCode', 'wrong']))
    await register(userForTests({ affiliateCode: 'carla2026' }))
    const [member] = await store.members.find({ where: { usernameKey: 'marina92' } })
    expect(member?.registration.affiliateCode).toBe('carla2026')
  })

  it('[REG-08] the referral code and the registration page are stored with the account', async () => {
    const { register, store } = await startPlatform()
    await register(userForTests({ referralCode: 'ANA2026' }))
    const [member] = await store.members.find({ where: { usernameKey: 'marina92' } })
    expect(member?.registration).toMatchObject({
      referralCode: 'ANA2026',
      registerUrl: 'https://portico.example/register',
      registerMethod: 'WEB',
    })
  })
})

describe('code by SMS in the form', () => {
  it('[REG-38] registration requires a valid SMS code, and a phone token is not accepted while its module is off', async () => {
    const { changeRule, setFlag, register, sendCode, outbox, time } = await startPlatform()
    await setFlag('REGMOBVERF3', true)
    const rulesVersion = await changeRule('mobileNum', { methods: ['username', 'mobile'] })
    await sendCode('11987654321')
    const verificationCode = outbox.messages()[0]?.code ?? ''
    const other = verificationCode === '000000' ? '111111' : '000000'
    const number = { mobileNum: '11987654321', countryDialingCode: '+55' }
    const codeOf = async (proof: object) =>
      (await register(userForTests({ rulesVersion, ...number, ...proof }))).body.code
    expect(await codeOf({})).toBe('VERIFICATION_CODE_MISSING')
    expect(await codeOf({ firebaseIdToken: 'anything' })).toBe('SMS_NOT_ENABLED')
    expect(await codeOf({ verificationCode: other })).toBe('VERIFICATION_CODE_WRONG')
    time.now += 5 * 60_000
    expect(await codeOf({ verificationCode })).toBe('VERIFICATION_CODE_EXPIRED')
  })
})

describe('captcha in the form', () => {
  it('[REG-40] a captcha is valid for one attempt, regardless of case', async () => {
    const { register, changeRule, send, store } = await startPlatform()
    const rulesVersion = await changeRule('captcha', { enabled: true })
    const captchaId = 'a-page-chose-this-id'
    const solve = async () => {
      await send('GET /wps/captcha', { query: `?id=${captchaId}` })
      return (await store.captchas.get(captchaId))?.solution.toLowerCase() ?? ''
    }
    const user = userForTests({ rulesVersion, captchaId })
    expect((await register(user)).body.code).toBe('CAPTCHA_REQUIRED')
    await solve()
    expect((await register({ ...user, captcha: '33333' })).body.code).toBe('CAPTCHA_WRONG')
    const solution = await solve()
    const taken = await register({ ...user, username: 'ana', captcha: solution })
    expect(taken.body.code).toBe('FIELDS_INVALID')
    const spent = await register({ ...user, username: 'taken', captcha: solution })
    expect(spent.body.code).toBe('USERNAME_TAKEN')
    expect((await register({ ...user, captcha: solution })).body.code).toBe('CAPTCHA_WRONG')
    expect((await register({ ...user, captcha: await solve() })).body.success).toBe(true)
  })
})
