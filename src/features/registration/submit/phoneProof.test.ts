import { expect, it, vi } from 'vitest'
import { withPhoneProof } from './phoneProof.ts'
import type { RegistrationUser } from './registrationRequest.ts'

const user: RegistrationUser = {
  rulesVersion: 1,
  termsAccepted: true,
  login: true,
  registerUrl: 'https://portico.example/register',
  domain: 'portico.example',
  registerMethod: 'WEB',
}
const proof = { firebaseChannel: 'tested', firebaseIdToken: 'token' }
const phone = { mobileNum: '11987654321', countryDialingCode: '+55' }

it("[REG-06] withPhoneProof replaces the code with the phone service's token", async () => {
  const prove = vi.fn(async () => proof)
  const typed = { ...user, ...phone, verificationCode: '482913' }
  expect(await withPhoneProof(typed, prove)).toEqual({ ...user, ...phone, ...proof })
  expect(prove).toHaveBeenCalledWith({ dialingCode: '+55', number: '11987654321' }, '482913')
})

it('withPhoneProof requests no token if the number or the code is missing', async () => {
  const prove = vi.fn(async () => proof)
  for (const typed of [user, { ...user, ...phone }, { ...user, verificationCode: '482913' }]) {
    expect(await withPhoneProof(typed, prove)).toBe(typed)
  }
  expect(prove).not.toHaveBeenCalled()
})
