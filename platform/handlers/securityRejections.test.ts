import { describe, expect, it } from 'vitest'
import { startAs } from './memberForTests.ts'

const codes = 'POST /wps/member/security/codes'
const brazil = '+55'
const nobodys = { mobileNum: '11987654321', countryDialingCode: brazil }
/** Longer than any code is good for. */
const later = 30 * 60_000

/** A member who asks for codes, waits until they are good no more, and types what is wrong. */
async function startAsDora() {
  const started = await startAs('m-dora')
  const { act, time, outbox, store } = started
  return {
    ...started,
    ask: async (body: object) => (await act(codes, { body })).code,
    wait: () => {
      time.now += later
    },
    smsCode: () => outbox.messages()[0]?.code ?? '',
    mailCode: () => outbox.mails()[0]?.code ?? '',
    forgetContacts: () => store.members.update('m-dora', { mobileNum: null, email: null }),
  }
}

describe('a code for an account’s settings', () => {
  it.each([
    ['PHONE_MISSING', { purpose: 'PHONE' }],
    ['PHONE_INVALID', { purpose: 'PHONE', mobileNum: '119', countryDialingCode: brazil }],
    ['FIELDS_INVALID', { purpose: 'EMAIL', email: 'no mailbox' }],
  ])('is refused with %s', async (code, body) => {
    const { ask } = await startAsDora()
    expect(await ask(body)).toBe(code)
  })

  it('goes nowhere from an account without phone and e-mail', async () => {
    const { ask, forgetContacts } = await startAsDora()
    await forgetContacts()
    expect(await ask({ purpose: 'PASSWORD' })).toBe('NOT_POSSIBLE_NOW')
  })

  it('is not sent without end', async () => {
    const { ask } = await startAsDora()
    const answers: unknown[] = []
    for (let count = 0; count < 30; count += 1) answers.push(await ask({ purpose: 'PASSWORD' }))
    expect(answers[0]).toBeUndefined()
    expect(answers.at(-1)).toBe('CODE_QUOTA_USED_UP')
  })
})

describe('a transaction password', () => {
  const call = 'PUT /wps/member/security/paymentPassword'
  const wanted = { paymentPassword: '735182', confirmPaymentPassword: '735182' }

  it('is six digits, typed twice alike', async () => {
    const { act } = await startAsDora()
    const set = async (changes: object) =>
      (await act(call, { body: { ...wanted, ...changes }, isSealed: true })).code
    expect(await set({ confirmPaymentPassword: '735183' })).toBe('FIELDS_INVALID')
  })

  it('is not set by a code that has run out', async () => {
    const { act, ask, wait, smsCode, mailCode } = await startAsDora()
    const set = async (proof: object) =>
      (await act(call, { body: { ...wanted, ...proof }, isSealed: true })).code
    expect(await set({ password: 'portico-dora-1' })).toBeUndefined()
    expect(await set({ verificationCode: '' })).toBe('VERIFICATION_CODE_MISSING')
    await ask({ purpose: 'PAYMENT_PASSWORD' })
    wait()
    const verificationCode = smsCode() || mailCode()
    expect(await set({ verificationCode })).toBe('VERIFICATION_CODE_EXPIRED')
  })
})

describe('a phone number', () => {
  const call = 'PUT /wps/member/security/phone'

  it('is one, and is bound by a code that is there and still good', async () => {
    const { act, ask, wait, smsCode } = await startAsDora()
    const bind = async (body: object) =>
      (await act(call, { body: { ...nobodys, verificationCode: '000000', ...body } })).code
    expect(await bind({ countryDialingCode: '+999' })).toBe('PHONE_INVALID')
    expect(await bind({ verificationCode: ' ' })).toBe('VERIFICATION_CODE_MISSING')
    await ask({ purpose: 'PHONE', ...nobodys })
    wait()
    expect(await bind({ verificationCode: smsCode() })).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('is not bound when somebody else has bound it meanwhile', async () => {
    const { act, ask, smsCode, store } = await startAsDora()
    await ask({ purpose: 'PHONE', ...nobodys })
    await store.members.update('m-edu', nobodys)
    const body = { ...nobodys, verificationCode: smsCode() }
    expect((await act(call, { body })).code).toBe('MOBILE_TAKEN')
  })
})

describe('an e-mail address', () => {
  it('is one, and is bound by a code that is there and still good', async () => {
    const { act, ask, wait, mailCode } = await startAsDora()
    const email = 'dora.nova@example.com'
    const bind = async (body: object) => {
      const sent = { email, verificationCode: '000000', ...body }
      return (await act('PUT /wps/member/security/email', { body: sent })).code
    }
    expect(await bind({ email: 'no mailbox' })).toBe('FIELDS_INVALID')
    expect(await bind({ verificationCode: ' ' })).toBe('VERIFICATION_CODE_MISSING')
    await ask({ purpose: 'EMAIL', email })
    wait()
    expect(await bind({ verificationCode: mailCode() })).toBe('VERIFICATION_CODE_EXPIRED')
  })
})

describe('the check of addresses', () => {
  it('is not switched on where no second step could be made', async () => {
    const { act, forgetContacts } = await startAsDora()
    await forgetContacts()
    const check = async (enabled: boolean) =>
      (await act('PUT /wps/member/security/addressCheck', { body: { enabled } })).code
    expect(await check(true)).toBe('NOT_POSSIBLE_NOW')
    expect(await check(false)).toBeUndefined()
  })
})
