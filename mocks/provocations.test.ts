import { describe, expect, it } from 'vitest'
import { startPlatform, userForTests } from '../platform/handlers/platformForTests.ts'

describe('inputs that provoke failures', () => {
  it.each([
    ['11900000000', 'MOBILE_TAKEN', 200],
    ['11900000001', 'TOO_MANY_REQUESTS', 429],
    ['11900000002', 'PHONE_INVALID', 200],
    ['11900000003', 'SMS_NOT_ENABLED', 200],
    ['11900000005', 'UNKNOWN', 500],
    ['11900000006', 'CODE_QUOTA_USED_UP', 200],
    ['11900000007', 'VERIFICATION_FAILED', 200],
  ])('the mobile number %s provokes a failure of a code request', async (number, code, status) => {
    const { sendCode } = await startPlatform()
    const { status: answered, answer, headers } = await sendCode(number)
    expect([answered, answer.code]).toEqual([status, code])
    expect(headers.get('Retry-After')).toBe(status === 429 ? '300' : null)
  })

  it('the mobile number 11900000004 gets a registration code that has already expired', async () => {
    const { sendCode, registerMobile, outbox } = await startPlatform()
    await sendCode('11900000004')
    const { username: _, confirmPassword: __, ...user } = userForTests()
    const { body } = await registerMobile({
      ...user,
      mobileNum: '11900000004',
      verificationCode: outbox.messages()[0]?.code ?? '',
    })
    expect(body.code).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it.each([
    ['taken', 'USERNAME_TAKEN', 200],
    ['servererror', 'UNKNOWN', 500],
    ['busy', 'TOO_MANY_REQUESTS', 429],
    ['maintenance', 'MAINTENANCE', 503],
  ])('the username %s provokes a failure of the registration', async (username, code, status) => {
    const { register } = await startPlatform()
    const answered = await register(userForTests({ username }))
    expect([answered.status, answered.body.code]).toEqual([status, code])
  })

  it('[ERR-26] a provoked unknown error reveals only a reference', async () => {
    const { login } = await startPlatform()
    const { status, body } = await login('servererror', 'any')
    expect(status).toBe(500)
    expect(body).toEqual({
      success: false,
      code: 'UNKNOWN',
      reference: expect.stringMatching(/^r-/),
    })
  })

  it.each([
    ['busy', 'TOO_MANY_REQUESTS', 429],
    ['maintenance', 'MAINTENANCE', 503],
    ['captcha', 'CAPTCHA_REQUIRED', 200],
  ])('the username %s provokes a failure of the log-in', async (name, code, status) => {
    const { login } = await startPlatform()
    const answered = await login(name, 'any')
    expect([answered.status, answered.body.code]).toEqual([status, code])
  })

  it('inputs that provoke failures have no effect on a platform without personas', async () => {
    const { sendCode, register, login } = await startPlatform({ personas: false })
    expect((await sendCode('11900000000')).answer.success).toBe(true)
    expect((await register(userForTests({ username: 'taken' }))).body.success).toBe(true)
    expect((await login('servererror', 'any')).body.code).toBe('LOGIN_FAILED')
  })
})
