import { expect, it } from 'vitest'
import { aField } from '../../../identity/ruledField/testing.ts'
import { registrationRequest } from './registrationRequest.ts'

const extras = {
  rulesVersion: 7,
  termsAccepted: true,
  registerUrl: 'https://portico.example/register?referralCode=ANA',
  domain: 'portico.example',
  referralCode: 'ANA',
  captchaId: '0b7f3c52-5c3e-4f7e-8f29-2a3a2f1c9f01',
}
const aKnownField = (name: string) => aField({ name, type: undefined })

it('[REG-05, REG-08] a registration request contains the values, page URL, domain, referral code, rules version and method WEB', () => {
  const fields = [aKnownField('username'), aKnownField('affiliateCode')]
  expect(
    registrationRequest(fields, { username: ' marina ', affiliateCode: 'X1' }, extras),
  ).toEqual({
    username: 'marina',
    affiliateCode: 'X1',
    rulesVersion: 7,
    termsAccepted: true,
    login: true,
    registerUrl: extras.registerUrl,
    domain: 'portico.example',
    referralCode: 'ANA',
    registerMethod: 'WEB',
  })
})

it('a registration request sends fields outside the contract under `custom`', () => {
  const fields = [
    aKnownField('email'),
    aField({ name: 'team' }),
    aField({ name: 'news', type: 'checkbox' }),
  ]
  const request = registrationRequest(
    fields,
    { email: 'a@b.c', team: 'Flamengo', news: true },
    extras,
  )
  expect(request.custom).toEqual({ team: 'Flamengo', news: 'true' })
  expect(request.email).toBe('a@b.c')
})

it("a registration request sends the dialing code only with a number, and the captcha's id only with the captcha's text", () => {
  const fields = [aKnownField('mobileNum'), aKnownField('captcha')]
  const typed = { mobileNum: '(11) 98765-4321', captcha: 'x7k2', countryDialingCode: '+55' }
  expect(registrationRequest(fields, typed, extras)).toMatchObject({
    mobileNum: '11987654321',
    countryDialingCode: '+55',
    captchaId: extras.captchaId,
  })
  const empty = registrationRequest(fields, { countryDialingCode: '+55' }, extras)
  expect(empty).not.toHaveProperty('countryDialingCode')
  expect(empty).not.toHaveProperty('captchaId')
})

it('a registration request omits empty fields and fields that the rules no longer show', () => {
  const request = registrationRequest(
    [aKnownField('email')],
    { email: '   ', line: 'kept' },
    extras,
  )
  expect(request).not.toHaveProperty('email')
  expect(request).not.toHaveProperty('line')
})
