import { expect, it } from 'vitest'
import { isKnownField } from '../../lib/registration/fieldKinds.ts'
import { fieldRegistry } from './fieldRegistry.ts'

it('[REG-04] the field registry contains every field of a registration', () => {
  const fields =
    'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook telegram zalo wechat idNumber'
  for (const name of fields.split(' ')) expect(isKnownField(name), name).toBe(true)
})

it('[REG-07] the field registry contains every field of the profile', () => {
  for (const name of [
    'fullname',
    'birthday',
    'address',
    'nationality',
    'occupation',
    'sourceOfIncome',
  ]) {
    expect(isKnownField(name), name).toBe(true)
  }
})

it('credential fields have the autocomplete tokens that password managers need', () => {
  expect(fieldRegistry.username.autoComplete).toBe('username')
  expect(fieldRegistry.password.autoComplete).toBe('new-password')
  expect(fieldRegistry.verificationCode.autoComplete).toBe('one-time-code')
})

it('isKnownField is false for names of Object.prototype', () => {
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(isKnownField(name)).toBe(false)
})
