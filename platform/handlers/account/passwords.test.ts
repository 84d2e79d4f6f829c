import { describe, expect, it } from 'vitest'
import { seal } from '../../server/serverForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const ana = { mobileNum: '11987650001', countryDialingCode: '+55' }
const change = 'POST /wps/member/password'
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

async function platformWithAna() {
  const platform = await startPlatform()
  const { context, send, login, asMember } = platform
  const headersOf = async (name = 'ana') =>
    asMember((await login(name, `portico-${name}-1`)).body.value?.token)
  const changeOf = async (headers: Record<string, string>, body: object) =>
    (await send(change, { headers, body: await seal(context, change, body) })).answer
  const byPhone = async (body: object) => {
    const key = 'POST /wps/member/password/verification'
    return (await send(key, { body: await seal(context, key, body) })).answer
  }
  const byEmail = (body: string, headers: Record<string, string> = form) =>
    send('POST /wps/member/password/email', { body, headers })
  const sendCode = async (number = ana.mobileNum) => {
    const body = { mobileNum: number, countryDialingCode: '+55' }
    return (await send('POST /wps/verification/sms/noLogin', { body })).answer
  }
  return { ...platform, headersOf, changeOf, byPhone, byEmail, sendCode }
}

const passwords = (newPassword: string, oldPassword = 'portico-ana-1') => ({
  oldPassword,
  newPassword,
  confirmNewPassword: newPassword,
})

describe('changing a known password', () => {
  it("[API-15][LOGIN-14][API-70] changing the password ends the member's other sessions", async () => {
    const { headersOf, changeOf, send, login } = await platformWithAna()
    const here = await headersOf()
    const elsewhere = await headersOf()
    expect(await changeOf(here, passwords('Urca2027'))).toEqual({ success: true })
    expect((await send('GET /wps/member/info', { headers: elsewhere })).status).toBe(401)
    expect((await send('GET /wps/member/info', { headers: here })).status).toBe(200)
    expect((await login('ana', 'portico-ana-1')).body.code).toBe('LOGIN_FAILED')
    expect((await login('ana', 'Urca2027')).body.success).toBe(true)
  })

  it('[ROLE-24] changing the password requires an SMS code while the platform module for it is on', async () => {
    const { headersOf, changeOf, send, setFlag, outbox } = await platformWithAna()
    const here = await headersOf()
    await setFlag('CHNGPASSVERIF3', true)
    const body = passwords('Urca2027')
    expect(await changeOf(here, body)).toMatchObject({ code: 'VERIFICATION_CODE_MISSING' })
    await send('POST /wps/member/security/codes', { headers: here, body: { purpose: 'PASSWORD' } })
    const verificationCode = outbox.messages()[0]?.code
    expect(await changeOf(here, { ...body, verificationCode })).toEqual({ success: true })
  })

  it('changing the password reports a wrong old password and all problems of the new password', async () => {
    const { headersOf, changeOf } = await platformWithAna()
    const here = await headersOf()
    const refused = async (body: object) => {
      const { code, value } = await changeOf(here, body)
      return [code, value?.fields]
    }
    const told = (code: string, field: string, reason: string) => [code, [{ field, reason }]]
    expect(await refused(passwords('Urca2027', 'wrong'))).toEqual(
      told('PASSWORD_WRONG', 'oldPassword', 'wrong'),
    )
    expect(await refused(passwords(''))).toEqual(told('FIELDS_INVALID', 'newPassword', 'required'))
    expect(await refused(passwords('a1'))).toEqual(told('FIELDS_INVALID', 'newPassword', 'length'))
    expect(await refused(passwords('brasil123'))).toEqual(
      told('PASSWORD_COMMON', 'newPassword', 'common'),
    )
    expect(await refused({ ...passwords('Urca2027'), confirmNewPassword: 'Urca2028' })).toEqual(
      told('FIELDS_INVALID', 'confirmNewPassword', 'mismatch'),
    )
  })

  it('changing the password to the same password is rejected', async () => {
    const { headersOf, changeOf } = await platformWithAna()
    const here = await headersOf()
    await changeOf(here, passwords('Urca2027'))
    expect((await changeOf(here, passwords('Urca2027', 'Urca2027'))).code).toBe('PASSWORD_SAME')
  })

  it('[ROLE-24] an SMS code for a password change can be used once, and not after it has expired', async () => {
    const { headersOf, changeOf, send, setFlag, outbox, time } = await platformWithAna()
    const here = await headersOf()
    const codeless = passwords('Urca2027')
    await setFlag('CHNGPASSVERIF3', true)
    expect((await changeOf(here, codeless)).code).toBe('VERIFICATION_CODE_MISSING')
    const purpose = { purpose: 'PASSWORD' }
    await send('POST /wps/member/security/codes', { headers: here, body: purpose })
    const verificationCode = outbox.messages()[0]?.code ?? ''
    const wrong = verificationCode === '000000' ? '111111' : '000000'
    const refused = await changeOf(here, { ...codeless, verificationCode: wrong })
    expect(refused.code).toBe('VERIFICATION_CODE_WRONG')
    expect(await changeOf(here, { ...codeless, verificationCode })).toEqual({ success: true })
    const again = { ...passwords('Leme2028', 'Urca2027'), verificationCode }
    expect((await changeOf(here, again)).code).toBe('VERIFICATION_CODE_WRONG')
    time.now += 30_000
    await send('POST /wps/member/security/codes', { headers: here, body: purpose })
    const old = outbox.messages()[0]?.code
    time.now += 10 * 60_000
    const late = { ...passwords('Leme2028', 'Urca2027'), verificationCode: old }
    expect((await changeOf(here, late)).code).toBe('VERIFICATION_CODE_EXPIRED')
    await setFlag('CHNGPASSVERIF3', false)
    expect(await changeOf(here, passwords('Leme2028', 'Urca2027'))).toEqual({ success: true })
  })

  it('[LOGIN-32] a password that another person has set or that has expired is reported at every login until it is changed', async () => {
    const { headersOf, changeOf, login } = await platformWithAna()
    for (const [name, flag] of [
      ['dora', 'firstTimeLogin'],
      ['edu', 'passwordExpired'],
    ] as const) {
      for (let time = 1; time <= 2; time += 1) {
        expect((await login(name, `portico-${name}-1`)).body.value?.[flag]).toBe(true)
      }
      await changeOf(await headersOf(name), passwords('Urca2027', `portico-${name}-1`))
      expect((await login(name, 'Urca2027')).body.value).toMatchObject({
        firstTimeLogin: false,
        passwordExpired: false,
      })
    }
  })
})

describe('password reset by phone', () => {
  it('[API-08][API-17][LOGIN-16][LOGIN-17][API-72][API-73] a password can be reset with an SMS code, which ends all sessions', async () => {
    const { sendCode, byPhone, outbox, login, send, headersOf } = await platformWithAna()
    const before = await headersOf()
    expect(await sendCode()).toEqual({
      success: true,
      value: { expiredMinutes: 5, resendSeconds: 30 },
    })
    const verificationCode = outbox.messages()[0]?.code ?? ''
    const body = { newPassword: 'Urca2027', mobileNum: ana.mobileNum, verificationCode }
    expect(await byPhone(body)).toEqual({ success: true })
    expect((await login(ana.mobileNum, 'Urca2027')).body.success).toBe(true)
    expect((await send('GET /wps/member/info', { headers: before })).status).toBe(401)
    expect((await byPhone(body)).code).toBe('VERIFICATION_CODE_WRONG')
  })

  it('[ERR-05][ERR-06][ERR-10][ERR-02] a password reset with a wrong, missing or expired SMS code is rejected', async () => {
    const { sendCode, byPhone, outbox, time } = await platformWithAna()
    await sendCode()
    const verificationCode = outbox.messages()[0]?.code ?? ''
    const body = { newPassword: 'Urca2027', mobileNum: ana.mobileNum, verificationCode }
    const wrong = verificationCode === '000000' ? '111111' : '000000'
    const codeOf = async (changes: object) => (await byPhone({ ...body, ...changes })).code
    expect(await codeOf({ verificationCode: wrong })).toBe('VERIFICATION_CODE_WRONG')
    expect(await codeOf({ verificationCode: ' ' })).toBe('VERIFICATION_CODE_MISSING')
    expect(await codeOf({ mobileNum: '' })).toBe('PHONE_MISSING')
    expect(await codeOf({ countryDialingCode: '+999' })).toBe('PHONE_INVALID')
    expect(await codeOf({ newPassword: 'brasil123' })).toBe('PASSWORD_COMMON')
    expect(await codeOf({ newPassword: 'a1' })).toBe('FIELDS_INVALID')
    time.now += 5 * 60_000
    expect(await codeOf({})).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('an SMS code for an unknown phone number is reported as sent, but no message is sent', async () => {
    const { sendCode, outbox } = await platformWithAna()
    expect(await sendCode('11900000099')).toEqual({
      success: true,
      value: { expiredMinutes: 5, resendSeconds: 30 },
    })
    expect(outbox.messages()).toEqual([])
  })

  it('[ERR-08] an IP address can request at most ten SMS codes a day for a phone number without a login', async () => {
    const { sendCode, time } = await platformWithAna()
    for (let sent = 1; sent <= 10; sent += 1) {
      expect((await sendCode()).success).toBe(true)
      time.now += 5 * 60_000
    }
    expect((await sendCode()).code).toBe('CODE_QUOTA_USED_UP')
    time.now += 24 * 3_600_000
    expect((await sendCode()).success).toBe(true)
  })

  it('[ERR-01][ERR-02][ERR-09] an SMS code for an invalid or missing phone number is rejected, and every SMS code while codes are off', async () => {
    const { sendCode, setFlag } = await platformWithAna()
    expect((await sendCode('119')).code).toBe('PHONE_INVALID')
    expect((await sendCode('')).code).toBe('PHONE_MISSING')
    await setFlag('MOBILEVERCODELOGIN3', false)
    expect((await sendCode()).code).toBe('SMS_NOT_ENABLED')
  })

  it('[ERR-03][ERR-04][ERR-07] demonstration phone numbers make requests for SMS codes fail with 429, VERIFICATION_FAILED, CODE_QUOTA_USED_UP or UNKNOWN', async () => {
    const { send, sendCode } = await platformWithAna()
    const body = { mobileNum: '11987650011', countryDialingCode: '+55' }
    const busy = await send('POST /wps/verification/sms/noLogin', { body })
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([429, '300'])
    expect((await sendCode('11987650017')).code).toBe('VERIFICATION_FAILED')
    expect((await sendCode('11987650016')).code).toBe('CODE_QUOTA_USED_UP')
    expect((await sendCode('11987650015')).code).toBe('UNKNOWN')
  })
})

describe('password reset by e-mail', () => {
  it('[API-16][LOGIN-15][ERR-16][API-71] a temporary password sent by e-mail permits a login and has to be changed', async () => {
    const { byEmail, outbox, login } = await platformWithAna()
    const { answer } = await byEmail('username=ANA&email=Ana%40example.com')
    expect(answer).toEqual({ success: true, value: { messageKey: 'in_been_out' } })
    const [mail] = outbox.mails()
    expect(mail).toMatchObject({ to: 'ana@example.com', subject: 'Sua senha temporária' })
    expect((await login('ana', 'portico-ana-1')).body.success).toBe(true)
    expect((await login('ana', mail?.code ?? '')).body.value).toMatchObject({
      passwordExpired: true,
    })
    expect((await login('ana', 'portico-ana-1')).body.code).toBe('LOGIN_FAILED')
  })

  it('a temporary password sent by e-mail expires after half an hour', async () => {
    const { byEmail, outbox, login, time } = await platformWithAna()
    await byEmail('username=ana&email=ana%40example.com')
    time.now += 30 * 60_000
    expect((await login('ana', outbox.mails()[0]?.code ?? '')).body.code).toBe('LOGIN_FAILED')
  })

  it('[ERR-17] a password reset with a username and an e-mail address of different accounts is rejected', async () => {
    const { byEmail, outbox } = await platformWithAna()
    for (const body of [
      'username=ana&email=bruno%40example.com',
      'username=nobody&email=a%40b.c',
    ]) {
      expect((await byEmail(body)).answer.code).toBe('ACCOUNT_UNKNOWN')
    }
    expect(outbox.mails()).toEqual([])
  })
})

describe('form-encoded body', () => {
  it('[API-16] a form-encoded body is validated against the API contract', async () => {
    const { byEmail } = await platformWithAna()
    const problems = async (body: string) =>
      (await byEmail(body)).answer.value?.problems?.map(({ path }) => path)
    expect(await problems('username=ana')).toEqual(['/email'])
    expect(await problems('username=ana&email=a%40b.c&more=1')).toEqual(['/more'])
    expect(await problems('username=ana&username=bia&email=a%40b.c')).toEqual(['/username'])
    expect(await problems('username=ana&email=a%40b.c&__proto__=x')).toEqual(['/__proto__'])
  })

  it('a form-encoded operation rejects JSON, plain text, other charsets and invalid percent-encoding', async () => {
    const { byEmail } = await platformWithAna()
    const body = 'username=ana&email=ana%40example.com'
    const statusOf = async (type: string, requestBody = body) =>
      (await byEmail(requestBody, { 'Content-Type': type })).status
    expect(await statusOf('application/json')).toBe(400)
    expect(await statusOf('text/plain')).toBe(400)
    expect(await statusOf(`${form['Content-Type']}; charset=latin1`)).toBe(400)
    expect(await statusOf(form['Content-Type'], 'username=%ff&email=%')).toBe(400)
    expect(await statusOf(`${form['Content-Type']}; charset=UTF-8`)).toBe(200)
  })
})
