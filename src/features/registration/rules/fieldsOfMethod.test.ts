import { describe, expect, it } from 'vitest'
import { readRules } from '../../../kit/ruledField/readRules.ts'
import { fieldsOfMethod } from './fieldsOfMethod.ts'

const on = { smsVerification: true, mobilePassword: true }
const off = { smsVerification: false, mobilePassword: false }

const rules = (...names: (string | object)[]) =>
  readRules({
    version: 1,
    fields: names.map((field) => ({
      enabled: true,
      required: false,
      acceptedPattern: '*',
      patternId: 'LENGTH_ONLY',
      minLength: 1,
      maxLength: 9,
      ...(typeof field === 'string' ? { name: field } : field),
    })),
  })

const shown = (...input: Parameters<typeof fieldsOfMethod>) =>
  fieldsOfMethod(...input).map(({ name, required }) => (required ? `${name}*` : name))

describe('the fields of a way to register', () => {
  it('[REG-15, REG-22, REG-23, REG-40] requires username, password and a shown captcha, and else what the rules require', () => {
    const set = rules(
      'username',
      'password',
      'confirmPassword',
      { name: 'line', required: true },
      'email',
      'captcha',
    )
    expect(shown(set, 'username', off)).toEqual([
      'username*',
      'password*',
      'confirmPassword*',
      'line*',
      'email',
      'captcha*',
    ])
  })

  it('[REG-11, REG-37, REG-39, ROLE-27] asks mobile registration for number and code, never for a username', () => {
    const set = rules('username', 'mobileNum', 'verificationCode', 'password')
    expect(shown(set, 'mobile', on)).toEqual(['mobileNum*', 'verificationCode*', 'password*'])
    expect(shown(set, 'mobile', off)).toEqual(['mobileNum*', 'verificationCode*'])
  })

  it('[REG-38, ROLE-28] asks username registration for a code only when sms is enabled', () => {
    const set = rules('username', 'password', 'mobileNum', 'verificationCode')
    expect(shown(set, 'username', off)).toEqual(['username*', 'password*', 'mobileNum'])
    expect(shown(set, 'username', on)).toEqual([
      'username*',
      'password*',
      'mobileNum*',
      'verificationCode*',
    ])
  })

  it('asks for no code when no number is asked for', () => {
    expect(shown(rules('username', 'verificationCode'), 'username', on)).toEqual(['username*'])
  })

  it('shows a field only on the ways that its rule names', () => {
    const set = rules('username', { name: 'email', methods: ['username'] }, 'mobileNum')
    expect(shown(set, 'mobile', off)).toEqual(['mobileNum*'])
    expect(shown(set, 'username', off)).toEqual(['username*', 'email', 'mobileNum'])
  })
})
