import { expect, it } from 'vitest'
import { isKnownField } from '../../lib/registration/fieldKinds.ts'
import { fieldRegistry } from './fieldRegistry.ts'

it('[REG-04] knows how to draw every field of the registration user', () => {
  const fields =
    'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook telegram zalo wechat idNumber'
  for (const name of fields.split(' ')) expect(isKnownField(name), name).toBe(true)
})

it('[REG-07] knows how to draw the fields of the profile', () => {
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

it('tells password managers what each credential is', () => {
  expect(fieldRegistry.username.autoComplete).toBe('username')
  expect(fieldRegistry.password.autoComplete).toBe('new-password')
  expect(fieldRegistry.verificationCode.autoComplete).toBe('one-time-code')
})

it('takes names that every object has for unknown fields', () => {
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(isKnownField(name)).toBe(false)
})
