import { expect, it, vi } from 'vitest'
import { failureOf } from '../../api/failure.ts'
import { createPhoneAuth } from './phoneAuth.ts'
import { PhoneAuthError, type PhoneAuthProblem } from './phoneAuthService.ts'

const phone = { dialingCode: '+55', number: '11987654321' }
const options = () => ({ language: 'pt-BR', signal: new AbortController().signal })

function service() {
  const sendCode = vi.fn(async () => {})
  const confirm = vi.fn(async (_: unknown, code: string) => `token-${code}`)
  const load = vi.fn(async () => ({ channel: 'tested', sendCode, confirm }))
  return { load, sendCode, confirm, auth: createPhoneAuth(load) }
}

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('phoneAuth loads the phone-authentication service at its first use', async () => {
  const { auth, load, sendCode } = service()
  expect(load).not.toHaveBeenCalled()
  const given = options()
  await auth.sendCode(phone, given)
  expect(sendCode).toHaveBeenCalledWith(phone, given)
})

it.each<[string, PhoneAuthProblem, string]>([
  ['[ERR-01]', 'invalid-phone-number', 'PHONE_INVALID'],
  ['[ERR-02]', 'missing-phone-number', 'PHONE_MISSING'],
  ['[ERR-04]', 'internal-error', 'UNKNOWN'],
  ['[ERR-05]', 'invalid-verification-code', 'VERIFICATION_CODE_WRONG'],
  ['[ERR-06]', 'missing-verification-code', 'VERIFICATION_CODE_MISSING'],
  ['[ERR-07]', 'captcha-check-failed', 'VERIFICATION_FAILED'],
  ['[ERR-08]', 'quota-exceeded', 'CODE_QUOTA_USED_UP'],
  ['[ERR-09]', 'operation-not-allowed', 'SMS_NOT_ENABLED'],
  ['[ERR-10]', 'code-expired', 'VERIFICATION_CODE_EXPIRED'],
  ['[ERR-11]', 'popup-closed-by-user', 'PHONE_AUTH_POPUP_CLOSED'],
])('%s phoneAuth maps the problem %s to the code %s in both calls', async (_, problem, code) => {
  const { auth, sendCode, confirm } = service()
  sendCode.mockRejectedValue(new PhoneAuthError(problem))
  confirm.mockRejectedValue(new PhoneAuthError(problem))
  for (const work of [auth.sendCode(phone, options()), auth.prove(phone, '1')]) {
    expect(failureOf(await thrownBy(work))).toEqual({ kind: 'rejected', code, details: {} })
  }
})

it('[ERR-03, CONST-05] phoneAuth fails with a wait of five minutes after too many requests', async () => {
  const { auth, sendCode } = service()
  sendCode.mockRejectedValue(new PhoneAuthError('too-many-requests'))
  const failure = failureOf(await thrownBy(auth.sendCode(phone, options())))
  expect(failure).toEqual({ kind: 'rateLimited', retryAfter: 300 })
})

it('phoneAuth fails as offline or timeout if its service cannot be reached or loaded', async () => {
  const { auth, confirm } = service()
  confirm.mockRejectedValueOnce(new PhoneAuthError('network-request-failed'))
  expect(failureOf(await thrownBy(auth.prove(phone, '1')))).toEqual({ kind: 'offline' })
  confirm.mockRejectedValueOnce(new PhoneAuthError('timeout'))
  expect(failureOf(await thrownBy(auth.prove(phone, '1')))).toEqual({ kind: 'timeout' })
  const absent = createPhoneAuth(() => Promise.reject(new TypeError('no such chunk')))
  absent.prepare()
  expect(failureOf(await thrownBy(absent.sendCode(phone, options())))).toEqual({ kind: 'offline' })
})

it('phoneAuth throws the error of a blocked window and unknown errors unchanged', async () => {
  const { auth, sendCode } = service()
  for (const error of [new PhoneAuthError('popup-blocked'), new RangeError('a bug')]) {
    sendCode.mockRejectedValueOnce(error)
    expect(await thrownBy(auth.sendCode(phone, options()))).toBe(error)
  }
})

it('[REG-06] phoneAuth confirms each number and code once and returns the same proof for repeated calls', async () => {
  const { auth, confirm } = service()
  const proof = { firebaseChannel: 'tested', firebaseIdToken: 'token-1' }
  const twice = await Promise.all([auth.prove(phone, '1'), auth.prove(phone, '1')])
  expect([...twice, await auth.prove(phone, '1')]).toEqual([proof, proof, proof])
  expect(confirm).toHaveBeenCalledTimes(1)
  await auth.prove({ ...phone, number: '11900000000' }, '1')
  await auth.prove(phone, '2')
  expect(confirm).toHaveBeenCalledTimes(3)
})

it('phoneAuth requests a new proof after a rejection and after a new code was sent', async () => {
  const { auth, confirm } = service()
  confirm.mockRejectedValueOnce(new PhoneAuthError('invalid-verification-code'))
  await thrownBy(auth.prove(phone, '1'))
  await auth.prove(phone, '1')
  await auth.sendCode(phone, options())
  await auth.prove(phone, '1')
  expect(confirm).toHaveBeenCalledTimes(3)
})
