import { describe, expect, it } from 'vitest'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { textIn } from '../../domain/base/texts/texts.ts'
import { startAs } from '../memberForTests.ts'

const codes = 'POST /wps/member/security/codes'
const password = 'portico-dora-1'
const phone = { mobileNum: '11987654321', countryDialingCode: '+55' }
const email = 'dora.nova@example.com'
/** Masked contacts that Dora, a member, has from the start. */
const bound = { phone: '119••••••09', email: 'd••@example.com' }

/**
 * Dora, a member with a phone number and an e-mail address, and helpers to request codes and to
 * bind contacts.
 */
async function startAsDora() {
  const started = await startAs('m-dora')
  const { act, context, store, outbox } = started
  await store.members.update('m-dora', {
    mobileNum: '11987650909',
    countryDialingCode: '+55',
    email: 'dora@example.com',
  })
  const send = async (body: object) => {
    const answer = await act(codes, { body })
    await context.background.waitUntilIdle()
    return answer
  }
  const bind = (kind: 'phone' | 'email', body: object) =>
    act(`PUT /wps/member/security/${kind}`, { body, isSealed: true })
  const smsCode = () => outbox.messages()[0]?.code ?? ''
  const mailCode = () => outbox.mails()[0]?.code ?? ''
  return {
    ...started,
    send,
    smsCode,
    mailCode,
    bindPhone: async (proof: object) => {
      await send({ purpose: 'PHONE', ...phone })
      return bind('phone', { ...phone, verificationCode: smsCode(), ...proof })
    },
    bindEmail: async (proof: object, address = email) => {
      await send({ purpose: 'EMAIL', email: address })
      return bind('email', { email: address, verificationCode: mailCode(), ...proof })
    },
    ownerCode: async (channel: 'SMS' | 'EMAIL') => {
      await send({ purpose: 'OWNER', channel })
      return channel === 'SMS' ? smsCode() : mailCode()
    },
    forgetPassword: () => store.members.update('m-dora', { passwordHash: noPassword }),
    notices: async () => {
      await context.background.waitUntilIdle()
      const rows = await store.messages.find({ where: { memberId: 'm-dora', kind: 'SYSTEM' } })
      return rows.map(({ title }) => textIn(title, 'en'))
    },
  }
}

describe('phone and e-mail address', () => {
  it('[ACT-13] a phone number and an e-mail address are bound with a code and the login password, and displayed masked', async () => {
    const { bindPhone, bindEmail, store, act } = await startAsDora()
    expect((await bindPhone({ password })).value).toEqual({ shown: '119••••••21' })
    expect((await bindEmail({ password })).value).toEqual({ shown: 'd••@example.com' })
    expect(await store.members.get('m-dora')).toMatchObject({ ...phone, email })
    expect((await act('GET /wps/member/security')).value).toMatchObject({
      mobileNum: '119••••••21',
      email: 'd••@example.com',
    })
  })

  it('changing a phone number or e-mail address notifies the owner in the inbox and at the previous e-mail address', async () => {
    const { bindEmail, bindPhone, notices, outbox } = await startAsDora()
    await bindPhone({ password })
    expect(await notices()).toContain('The mobile number of your account has changed')
    expect(outbox.mails()[0]).toMatchObject({ to: 'dora@example.com', purpose: 'phoneChanged' })
    expect(outbox.mails()[0]?.text).toContain(bound.phone)
    await bindEmail({ password }, 'dora@xn--bcher-kva.example')
    expect(await notices()).toContain('The e-mail address of your account has changed')
    expect(outbox.mails()[0]).toMatchObject({ to: 'dora@example.com', purpose: 'emailChanged' })
    expect(outbox.mails()[0]?.text).toContain('d••@xn--bcher-kva.example')
  })

  it('a phone number of another member cannot be bound', async () => {
    const { send } = await startAsDora()
    const body = { purpose: 'PHONE', mobileNum: '11987650001', countryDialingCode: '+55' }
    expect((await send(body)).code).toBe('MOBILE_TAKEN')
  })

  it('the domain of a bound e-mail address is stored in ASCII to prevent lookalike letters', async () => {
    const { bindEmail, store } = await startAsDora()
    const bind = await bindEmail({ password }, 'dora@аррӏе.com')
    expect(bind.value).toEqual({ shown: 'd••@xn--80ak6aa92e.com' })
    expect((await store.members.get('m-dora'))?.email).toBe('dora@xn--80ak6aa92e.com')
  })
})

describe("stranger at another member's open session", () => {
  it("a stranger at an open session cannot bind a contact without the owner's proof", async () => {
    const { bindPhone, bindEmail, store, notices } = await startAsDora()
    for (const bind of [bindPhone, bindEmail]) {
      const { code, value } = await bind({})
      expect([code, value.fields]).toEqual([
        'FIELDS_INVALID',
        [{ field: 'password', reason: 'required' }],
      ])
      expect((await bind({ password: 'a guess' })).code).toBe('PASSWORD_WRONG')
    }
    expect(await store.members.get('m-dora')).toMatchObject({ email: 'dora@example.com' })
    expect(await notices()).toEqual(['Welcome to Portico'])
  })

  it('a stranger at an open session cannot bind a first phone number without the password', async () => {
    const { bindPhone, store } = await startAsDora()
    await store.members.update('m-dora', { mobileNum: null, email: null })
    expect((await bindPhone({})).code).toBe('FIELDS_INVALID')
    expect((await bindPhone({ password })).success).toBe(true)
  })

  it('binding a contact is blocked for a minute after five wrong passwords', async () => {
    const { bindEmail, time } = await startAsDora()
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await bindEmail({ password: `guess ${guess}` })).code).toBe('PASSWORD_WRONG')
    }
    expect((await bindEmail({ password })).status).toBe(429)
    time.now += 60_000
    expect((await bindEmail({ password })).success).toBe(true)
  })

  it("a code for another purpose or channel, or a used code, is rejected as the owner's proof", async () => {
    const { send, smsCode, ownerCode, bindEmail } = await startAsDora()
    await send({ purpose: 'PASSWORD' })
    const other = { ownerCode: smsCode(), ownerChannel: 'SMS' }
    expect((await bindEmail(other)).code).toBe('VERIFICATION_CODE_WRONG')
    const proof = { ownerCode: await ownerCode('SMS'), ownerChannel: 'SMS' }
    expect((await bindEmail({ ...proof, ownerChannel: 'EMAIL' })).code).toBe(
      'VERIFICATION_CODE_WRONG',
    )
    expect((await bindEmail(proof)).success).toBe(true)
    const { code, value } = await bindEmail(proof)
    expect([code, value.fields]).toEqual([
      'VERIFICATION_CODE_WRONG',
      [{ field: 'ownerCode', reason: 'wrong' }],
    ])
  })
})

describe('owner’s proof', () => {
  it.each(['SMS', 'EMAIL'] as const)(
    'an account without a password can prove its owner with a code by %s',
    async (channel) => {
      const { ownerCode, bindPhone, forgetPassword } = await startAsDora()
      await forgetPassword()
      const proof = { ownerCode: await ownerCode(channel), ownerChannel: channel }
      expect((await bindPhone(proof)).success).toBe(true)
    },
  )

  it("an account without a password needs a code as the owner's proof, and an account without password and contacts needs no proof", async () => {
    const { bindPhone, forgetPassword, store } = await startAsDora()
    await forgetPassword()
    const { code, value } = await bindPhone({ password: '' })
    expect([code, value.fields]).toEqual([
      'FIELDS_INVALID',
      [{ field: 'ownerCode', reason: 'required' }],
    ])
    await store.members.update('m-dora', { mobileNum: null, email: null })
    expect((await bindPhone({})).success).toBe(true)
  })

  it("an owner's code cannot be sent to a contact that the account does not have", async () => {
    const { send, bindPhone, store } = await startAsDora()
    await store.members.update('m-dora', { email: null })
    expect((await send({ purpose: 'OWNER', channel: 'EMAIL' })).code).toBe('NOT_POSSIBLE_NOW')
    const proof = { ownerCode: '123456', ownerChannel: 'EMAIL' }
    expect((await bindPhone(proof)).code).toBe('MODULE_OFF')
  })
})
