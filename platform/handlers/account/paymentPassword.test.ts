import { describe, expect, it } from 'vitest'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { textIn } from '../../domain/base/texts/texts.ts'
import { startAs } from '../memberForTests.ts'

const call = 'PUT /wps/member/security/paymentPassword'
const login = { password: 'portico-dora-1' }

/** Dora, a member with a login password and no transaction password yet. */
async function startAsDora() {
  const started = await startAs('m-dora')
  const { act, outbox, store, context } = started
  const answer = (paymentPassword: string, proof: object) => {
    const body = { paymentPassword, confirmPaymentPassword: paymentPassword, ...proof }
    return act(call, { body, isSealed: true })
  }
  return {
    ...started,
    answer,
    /** @returns true, or the code of the rejection. */
    set: async (paymentPassword: string, proof: object) => {
      const { success, code } = await answer(paymentPassword, proof)
      return success || code
    },
    askForCode: async () => {
      await act('POST /wps/member/security/codes', { body: { purpose: 'PAYMENT_PASSWORD' } })
      await context.background.waitUntilIdle()
      return outbox.messages()[0]?.code ?? ''
    },
    forgetLoginPassword: () => store.members.update('m-dora', { passwordHash: noPassword }),
  }
}

describe('transaction password', () => {
  it('[ACT-12] the transaction password is set with the login password, and changed with the old transaction password or a code', async () => {
    const { act, set, askForCode } = await startAsDora()
    expect(await set('735182', { password: 'wrong' })).toBe('PASSWORD_WRONG')
    expect(await set('123456', login)).toBe('PASSWORD_COMMON')
    expect(await set('735182', login)).toBe(true)
    expect(await set('846293', { oldPaymentPassword: '000000' })).toBe('PAYMENT_PASSWORD_WRONG')
    expect(await set('735182', { oldPaymentPassword: '735182' })).toBe('PASSWORD_SAME')
    expect(await set('846293', { oldPaymentPassword: '735182' })).toBe(true)
    const verificationCode = await askForCode()
    expect(await set('957304', { verificationCode })).toBe(true)
    expect(await set('957305', { verificationCode })).toBe('VERIFICATION_CODE_WRONG')
    expect((await act('GET /wps/member/security')).value.hasPaymentPassword).toBe(true)
  })

  it('the owner is notified of a new transaction password by inbox message and e-mail', async () => {
    const { set, store, outbox, context } = await startAsDora()
    await store.members.update('m-dora', { email: 'dora@example.com' })
    await set('735182', login)
    await context.background.waitUntilIdle()
    const inbox = await store.messages.find({ where: { memberId: 'm-dora' } })
    expect(inbox.map(({ title }) => textIn(title, 'en'))).toContain(
      'Your transaction password was set',
    )
    expect(outbox.mails()[0]).toMatchObject({
      to: 'dora@example.com',
      purpose: 'paymentPasswordChanged',
    })
  })

  it('the transaction password is rejected if its confirmation differs', async () => {
    const { set } = await startAsDora()
    const confirmPaymentPassword = '735183'
    expect(await set('735182', { ...login, confirmPaymentPassword })).toBe('FIELDS_INVALID')
  })

  it('a code for the transaction password can be sent to the other contact without a wait, and replaces the earlier code', async () => {
    const { act, set, store, outbox, context } = await startAsDora()
    await store.members.update('m-dora', { email: 'dora@example.com' })
    expect(await set('735182', login)).toBe(true)
    const ask = async (channel?: string) => {
      const body = { purpose: 'PAYMENT_PASSWORD', ...(channel && { channel }) }
      const { value } = await act('POST /wps/member/security/codes', { body })
      await context.background.waitUntilIdle()
      return value
    }
    expect(await ask()).toMatchObject({ otherChannel: 'EMAIL', resendSeconds: 30 })
    const bySms = outbox.messages()[0]?.code ?? ''
    expect(await ask('EMAIL')).toMatchObject({ otherChannel: 'SMS', resendSeconds: 30 })
    const byMail = outbox.mails().find(({ purpose }) => purpose === 'paymentPassword')?.code ?? ''
    expect(byMail).toMatch(/^\d{6}$/)
    if (bySms !== byMail) {
      expect(await set('846293', { verificationCode: bySms })).toBe('VERIFICATION_CODE_WRONG')
    }
    expect(await set('846293', { verificationCode: byMail })).toBe(true)
  })

  it('the transaction password is not changed with an expired code', async () => {
    const { set, askForCode, time } = await startAsDora()
    expect(await set('735182', login)).toBe(true)
    expect(await set('846293', { verificationCode: '' })).toBe('VERIFICATION_CODE_MISSING')
    const verificationCode = await askForCode()
    time.now += 30 * 60_000
    expect(await set('846293', { verificationCode })).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('the transaction password is locked after five wrong attempts, and a code unlocks it', async () => {
    const { set, answer, askForCode } = await startAsDora()
    await set('735182', login)
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await set('846293', { oldPaymentPassword: '000000' })).toBe('PAYMENT_PASSWORD_WRONG')
    }
    const locked = await answer('846293', { oldPaymentPassword: '735182' })
    expect([locked.status, locked.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(await set('846293', { verificationCode: await askForCode() })).toBe(true)
    expect(await set('957304', { oldPaymentPassword: '846293' })).toBe(true)
  })

  it('a member without a login password sets the first transaction password with a code as proof', async () => {
    const { set, askForCode, forgetLoginPassword } = await startAsDora()
    await forgetLoginPassword()
    expect(await set('735182', {})).toBe('VERIFICATION_CODE_MISSING')
    expect(await set('735182', { verificationCode: await askForCode() })).toBe(true)
  })

  it('a member without a login password and without contacts sets a transaction password without a proof', async () => {
    const { set, forgetLoginPassword, store } = await startAsDora()
    await forgetLoginPassword()
    await store.members.update('m-dora', { mobileNum: null, email: null })
    expect(await set('735182', {})).toBe(true)
  })
})
