import { expect, it } from 'vitest'
import { newPasswordField } from './newPassword.ts'
import { readRules } from './readRules.ts'

const rule = {
  name: 'password',
  enabled: true,
  required: false,
  acceptedPattern: '^[a-z]+$',
  patternId: 'LENGTH_ONLY',
  minLength: 6,
  maxLength: 12,
}

it('newPasswordField returns the rule of the registration password and always requires a value', () => {
  const field = newPasswordField(readRules({ version: 3, fields: [rule] }))
  expect(field).toMatchObject({ minLength: 6, maxLength: 12, required: true })
  expect(field.acceptedPattern).toBe('^[a-z]+$')
})

it('newPasswordField requires 8 to 64 characters if the rules have no password field', () => {
  const field = newPasswordField(readRules({ version: 3, fields: [{ ...rule, name: 'nickname' }] }))
  expect(field).toMatchObject({ minLength: 8, maxLength: 64, required: true })
  expect(newPasswordField(readRules(null)).widget).toBe('newPassword')
})
