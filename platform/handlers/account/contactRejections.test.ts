import { describe, expect, it } from 'vitest'
import { startAs } from '../memberForTests.ts'

const brazil = '+55'
const nobodys = { mobileNum: '11987654321', countryDialingCode: brazil }
const password = 'portico-dora-1'
/** Longer than the lifetime of any code. */
const later = 30 * 60_000

/** Dora, a member, with helpers to request codes and to let them expire. */
async function startAsDora() {
  const started = await startAs('m-dora')
  const { act, time, outbox } = started
  return {
    ...started,
    ask: async (body: object) => (await act('POST /wps/member/security/codes', { body })).code,
    wait: () => {
      time.now += later
    },
    smsCode: () => outbox.messages()[0]?.code ?? '',
    mailCode: () => outbox.mails()[0]?.code ?? '',
  }
}

describe('binding a phone number', () => {
  const call = 'PUT /wps/member/security/phone'

  it('binding a phone number is rejected with an unknown dialling code, or a missing or expired SMS code', async () => {
    const { act, ask, wait, smsCode } = await startAsDora()
    const bind = async (changes: object) => {
      const body = { ...nobodys, verificationCode: '000000', password, ...changes }
      return (await act(call, { body, isSealed: true })).code
    }
    expect(await bind({ countryDialingCode: '+999' })).toBe('PHONE_INVALID')
    expect(await bind({ verificationCode: ' ' })).toBe('VERIFICATION_CODE_MISSING')
    await ask({ purpose: 'PHONE', ...nobodys })
    wait()
    expect(await bind({ verificationCode: smsCode() })).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('binding a phone number is rejected if another account has bound it in the meantime', async () => {
    const { act, ask, smsCode, store } = await startAsDora()
    await ask({ purpose: 'PHONE', ...nobodys })
    await store.members.update('m-edu', nobodys)
    const body = { ...nobodys, verificationCode: smsCode(), password }
    expect((await act(call, { body, isSealed: true })).code).toBe('MOBILE_TAKEN')
  })

  it('binding a phone number is rejected if the code was sent to another number', async () => {
    const { act, ask, smsCode } = await startAsDora()
    await ask({ purpose: 'PHONE', ...nobodys })
    const other = { ...nobodys, mobileNum: '11987654322' }
    const body = { ...other, verificationCode: smsCode(), password }
    expect((await act(call, { body, isSealed: true })).code).toBe('VERIFICATION_CODE_WRONG')
  })
})

describe('binding an e-mail address', () => {
  it('binding an e-mail address is rejected if the address is invalid, or the code missing or expired', async () => {
    const { act, ask, wait, mailCode } = await startAsDora()
    const email = 'dora.nova@example.com'
    const bind = async (changes: object) => {
      const body = { email, verificationCode: '000000', password, ...changes }
      return (await act('PUT /wps/member/security/email', { body, isSealed: true })).code
    }
    expect(await bind({ email: 'no mailbox' })).toBe('FIELDS_INVALID')
    expect(await bind({ verificationCode: ' ' })).toBe('VERIFICATION_CODE_MISSING')
    await ask({ purpose: 'EMAIL', email })
    wait()
    expect(await bind({ verificationCode: mailCode() })).toBe('VERIFICATION_CODE_EXPIRED')
  })
})
