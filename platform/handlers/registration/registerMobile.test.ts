import { describe, expect, it } from 'vitest'
import { mobileUserForTests, startPlatform, userForTests } from '../platformForTests.ts'

const minute = 60_000

/** Starts a platform that has sent a code to the number of `mobileUserForTests`. */
async function withCode() {
  const platform = await startPlatform()
  await platform.sendCode('11987654321')
  const code = () => platform.outbox.messages()[0]?.code ?? ''
  return { ...platform, code }
}
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

describe('registration with a mobile number', () => {
  it('[REG-11] [API-14] mobile registration creates an account whose username is the number', async () => {
    const { registerMobile, login, code, store } = await withCode()
    const { body } = await registerMobile(mobileUserForTests({ verificationCode: code() }))
    expect(body).toMatchObject({ success: true, value: { username: '11987654321' } })
    const [member] = await store.members.find({ where: { mobileNum: '11987654321' } })
    expect(member).toMatchObject({ username: '11987654321', countryDialingCode: '+55' })
    expect(member?.nickname).not.toContain('98765')
    for (const name of ['11987654321', '(11) 98765-4321', '+55 11 98765 4321']) {
      expect((await login(name, 'Gavea2026')).body.success, name).toBe(true)
    }
  })

  it('[REG-39] mobile registration always requires the SMS code', async () => {
    const { registerMobile } = await withCode()
    const { body } = await registerMobile(mobileUserForTests())
    expect(body).toMatchObject({
      code: 'VERIFICATION_CODE_MISSING',
      value: { fields: [{ field: 'verificationCode', reason: 'required' }] },
    })
  })

  it('[REG-37] mobile registration requires the number', async () => {
    const { registerMobile, code } = await withCode()
    const user = mobileUserForTests({ verificationCode: code(), mobileNum: '' })
    expect((await registerMobile(user)).body).toMatchObject({
      code: 'FIELDS_INVALID',
      value: { fields: [{ field: 'mobileNum', reason: 'required' }] },
    })
  })

  it('mobile registration rejects a wrong code, and after five wrong codes even the right one', async () => {
    const { registerMobile, code } = await withCode()
    const wrong = mobileUserForTests({ verificationCode: otherThan(code()) })
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await registerMobile(wrong)).body.code).toBe('VERIFICATION_CODE_WRONG')
    }
    const right = mobileUserForTests({ verificationCode: code() })
    expect((await registerMobile(right)).body).toMatchObject({
      code: 'VERIFICATION_CODE_EXPIRED',
      value: { fields: [{ field: 'verificationCode', reason: 'expired' }] },
    })
  })

  it('[SAFE-11] registration accepts a code with a space or hyphen, and a malformed code is not counted', async () => {
    const { registerMobile, code } = await withCode()
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const user = mobileUserForTests({ verificationCode: '12345' })
      expect((await registerMobile(user)).body.success).toBe(false)
    }
    const typed = `\u2060${code().slice(0, 3)}-${code().slice(3)}`
    const user = mobileUserForTests({ verificationCode: typed, mobileNum: '+55 (11) 98765-4321' })
    expect((await registerMobile(user)).body.success).toBe(true)
  })

  it('mobile registration rejects an expired and a replaced code', async () => {
    const { registerMobile, sendCode, code, time } = await withCode()
    const old = mobileUserForTests({ verificationCode: code() })
    time.now += 5 * minute
    expect((await registerMobile(old)).body.code).toBe('VERIFICATION_CODE_EXPIRED')
    const sendAnother = async () => {
      const earlier = code()
      while (earlier === code()) {
        time.now += 5 * minute
        await sendCode('11987654321')
      }
      return earlier
    }
    await sendAnother()
    const replaced = await sendAnother()
    const user = mobileUserForTests({ verificationCode: replaced })
    expect((await registerMobile(user)).body.code).toBe('VERIFICATION_CODE_WRONG')
  })

  it('mobile registration rejects a code that was sent to another number', async () => {
    const { registerMobile, code } = await withCode()
    const user = mobileUserForTests({ verificationCode: code(), mobileNum: '11987654322' })
    expect((await registerMobile(user)).body.code).toBe('VERIFICATION_CODE_WRONG')
  })

  it('mobile registration spends the code only when the account is created', async () => {
    const { registerMobile, code, store } = await withCode()
    const user = mobileUserForTests({ verificationCode: code() })
    expect((await registerMobile({ ...user, birthday: '' })).body.code).toBe('FIELDS_INVALID')
    expect((await registerMobile(user)).body.success).toBe(true)
    expect(await store.smsCodes.count()).toBe(0)
  })

  it('mobile registration rejects a number that is taken in the same country, but accepts it in another country', async () => {
    const { registerMobile, code, sendCode } = await withCode()
    await registerMobile(mobileUserForTests({ verificationCode: code() }))
    expect((await sendCode('11987654321')).answer).toMatchObject({
      code: 'MOBILE_TAKEN',
      value: { fields: [{ field: 'mobileNum', reason: 'taken' }] },
    })
    const again = await registerMobile(mobileUserForTests({ verificationCode: code() }))
    expect(again.body.code).toBe('MOBILE_TAKEN')
    expect((await sendCode('11987654321', '+54')).answer.success).toBe(true)
    const abroad = { countryDialingCode: '+54', verificationCode: code() }
    expect((await registerMobile(mobileUserForTests(abroad))).body.success).toBe(true)
  })

  it.each([
    ['+55', '119876543', 'length'],
    ['+351', '11987654321', 'length'],
    ['+999', '11987654321', 'pattern'],
  ])(
    'mobile registration rejects a number that is invalid in its country: %s %s',
    async (code, number, reason) => {
      const { registerMobile } = await withCode()
      const user = { countryDialingCode: code, mobileNum: number, verificationCode: '123456' }
      expect((await registerMobile(mobileUserForTests(user))).body).toMatchObject({
        code: 'FIELDS_INVALID',
        value: { fields: [{ field: 'mobileNum', reason }] },
      })
    },
  )

  it('[ROLE-27] mobile registration without a password creates an account that no password can log in to', async () => {
    const { registerMobile, setFlag, code, login } = await withCode()
    await setFlag('MOBILENUMPASSREG3', false)
    const user = mobileUserForTests({ verificationCode: code() })
    expect((await registerMobile(user)).body.success).toBe(true)
    for (const password of ['Gavea2026', '!', 'undefined']) {
      expect((await login('11987654321', password)).body.code).toBe('LOGIN_FAILED')
    }
  })

  it('mobile registration rejects unaccepted terms and a wrong captcha', async () => {
    const { registerMobile, changeRule, code } = await withCode()
    const rulesVersion = await changeRule('captcha', { enabled: true })
    const user = mobileUserForTests({
      rulesVersion,
      verificationCode: code(),
      captchaId: 'a-page-chose-this-id',
    })
    const codeOf = async (changes: object) =>
      (await registerMobile({ ...user, ...changes })).body.code
    expect(await codeOf({ termsAccepted: false })).toBe('TERMS_NOT_ACCEPTED')
    expect(await codeOf({})).toBe('CAPTCHA_REQUIRED')
    expect(await codeOf({ captcha: '33333' })).toBe('CAPTCHA_WRONG')
  })

  it('[ROLE-26] mobile registration is rejected while its module is off', async () => {
    const { registerMobile, setFlag } = await startPlatform()
    await setFlag('MOBILENUMREG3', false)
    const { body } = await registerMobile(mobileUserForTests())
    expect(body.code).toBe('REGISTRATION_METHOD_OFF')
  })
})

describe('registration with a username and SMS verification', () => {
  it('[REG-38][ROLE-28] registration requires a code that was sent to the number', async () => {
    const { register, sendCode, outbox, setFlag, changeRule } = await startPlatform()
    await setFlag('REGMOBVERF3', true)
    const rulesVersion = await changeRule('mobileNum', { methods: ['username', 'mobile'] })
    const mobileNum = '11987654321'
    const user = userForTests({ rulesVersion, mobileNum, countryDialingCode: '+55' })
    expect((await register(user)).body.code).toBe('VERIFICATION_CODE_MISSING')
    await sendCode(mobileNum)
    const verificationCode = outbox.messages()[0]?.code ?? ''
    expect((await register({ ...user, verificationCode })).body.success).toBe(true)
  })
})
