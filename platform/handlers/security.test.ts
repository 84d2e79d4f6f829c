import { describe, expect, it } from 'vitest'
import { codeAt } from '../world/accounts/proofs/totp.ts'
import { actAs, startAs } from './memberForTests.ts'

const codes = 'POST /wps/member/security/codes'

describe('the payment password', () => {
  it('is set with the login password, changed with the old one, or by a code when forgotten', async () => {
    const { act, outbox } = await startAs('m-dora')
    const set = async (paymentPassword: string, proof: object) => {
      const body = { paymentPassword, confirmPaymentPassword: paymentPassword, ...proof }
      const call = 'PUT /wps/member/security/paymentPassword'
      const { success, code } = await act(call, { body, isSealed: true })
      return success || code
    }
    expect(await set('735182', { password: 'wrong' })).toBe('PASSWORD_WRONG')
    expect(await set('123456', { password: 'portico-dora-1' })).toBe('PASSWORD_COMMON')
    expect(await set('735182', { password: 'portico-dora-1' })).toBe(true)
    expect(await set('846293', { oldPaymentPassword: '000000' })).toBe('PAYMENT_PASSWORD_WRONG')
    expect(await set('846293', { oldPaymentPassword: '735182' })).toBe(true)
    await act(codes, { body: { purpose: 'PAYMENT_PASSWORD' } })
    const verificationCode = outbox.messages()[0]?.code
    expect(await set('957304', { verificationCode })).toBe(true)
    expect(await set('957305', { verificationCode })).toBe('VERIFICATION_CODE_WRONG')
    const overview = (await act('GET /wps/member/security')).value
    expect(overview.hasPaymentPassword).toBe(true)
  })
})

describe('phone and e-mail', () => {
  it('are bound by a code that went to them, and shown in part', async () => {
    const { act, outbox, store } = await startAs('m-dora')
    const phone = { mobileNum: '11987654321', countryDialingCode: '+55' }
    await act(codes, { body: { purpose: 'PHONE', ...phone } })
    const sms = outbox.messages()[0]?.code ?? ''
    const bound = await act('PUT /wps/member/security/phone', {
      body: { ...phone, verificationCode: sms },
    })
    expect(bound.value).toEqual({ shown: '119••••••21' })
    const email = 'dora.nova@example.com'
    await act(codes, { body: { purpose: 'EMAIL', email } })
    const verificationCode = outbox.mails()[0]?.code ?? ''
    await act('PUT /wps/member/security/email', { body: { email, verificationCode } })
    expect(await store.members.get('m-dora')).toMatchObject({ email, mobileNum: '11987654321' })
  })

  it('cannot be somebody else’s phone', async () => {
    const { act } = await startAs('m-dora')
    const body = { purpose: 'PHONE', mobileNum: '11987650001', countryDialingCode: '+55' }
    expect((await act(codes, { body })).code).toBe('MOBILE_TAKEN')
  })
})

describe('an authenticator', () => {
  it('[LOGIN-31] is in use once a code of it was confirmed', async () => {
    const { act, world } = await startAs('m-dora')
    const call = 'PUT /wps/member/security/authenticator'
    const offer = await act('POST /wps/member/security/authenticator')
    const code = await codeAt(String(offer.value.secret), world.now())
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await act(call, { body: { code: wrong } })).code).toBe('VERIFICATION_CODE_WRONG')
    expect((await act(call, { body: { code } })).success).toBe(true)
    expect((await act('GET /wps/member/security')).value.hasAuthenticator).toBe(true)
  })
})

describe('the sessions of an account', () => {
  it('are listed with what they are used from, and end one by one or all but this', async () => {
    const platform = await startAs('m-dora')
    const { act, world, send, login, asMember } = platform
    const other = await actAs(platform, 'm-dora')
    const list = async () => {
      const { items } = (await act('GET /wps/member/sessions')).value
      return Array.isArray(items) ? items : []
    }
    expect((await list()).map(({ current }) => current).toSorted()).toEqual([false, true])
    const { sessionId } = (await list()).find(({ current }) => !current)
    const one = 'DELETE /wps/member/sessions/{sessionId}'
    expect((await act(one, { path: `/wps/member/sessions/${sessionId}` })).success).toBe(true)
    expect((await other('GET /wps/member/info')).status).toBe(401)
    expect((await act(one, { path: `/wps/member/sessions/${sessionId}` })).status).toBe(404)
    const token = (await login('dora', 'portico-dora-1')).body.value?.token
    expect((await act('DELETE /wps/member/sessions')).value).toEqual({ ended: 1 })
    const headers = asMember(token)
    expect((await send('GET /wps/member/info', { headers })).status).toBe(401)
    expect(world.now()).toBeGreaterThan(0)
  })

  it('are nobody else’s to end', async () => {
    const platform = await startAs('m-dora')
    await actAs(platform, 'm-edu')
    const [session] = await platform.store.sessions.find({ where: { memberId: 'm-edu' } })
    const path = `/wps/member/sessions/${session?.id}`
    const call = 'DELETE /wps/member/sessions/{sessionId}'
    expect((await platform.act(call, { path })).status).toBe(404)
  })
})
