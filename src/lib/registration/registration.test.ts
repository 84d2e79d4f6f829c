import { describe, expect, expectTypeOf, it } from 'vitest'
import type { components } from '../../api/gen/paths.ts'
import { type FieldKind, type KnownField, kindOf } from './fieldKinds.ts'
import { type AskingRule, fieldsInForce, type RegistrationMethod } from './fieldsInForce.ts'
import { fieldValue } from './fieldValue.ts'
import {
  type Applicant,
  firstReason,
  type PatternAnswer,
  textSteps,
  type ValueReason,
  type ValueRule,
  valueSteps,
} from './valueSteps.ts'

type Schemas = components['schemas']

it("the types of the API contract's rules are assignable to the types of the registration code", () => {
  expectTypeOf<Schemas['FieldRule']>().toExtend<AskingRule & ValueRule>()
  expectTypeOf<NonNullable<Schemas['FieldRule']['type']>>().toEqualTypeOf<FieldKind>()
  expectTypeOf<Schemas['RegistrationMethod']>().toEqualTypeOf<RegistrationMethod>()
  expectTypeOf<KnownField>().toExtend<keyof Schemas['RegistrationUser']>()
})

describe('fieldsInForce', () => {
  const rules: AskingRule[] = [
    { name: 'username', required: false },
    { name: 'password', required: false },
    { name: 'confirmPassword', required: false },
    { name: 'mobileNum', required: false },
    { name: 'verificationCode', required: false },
    { name: 'line', required: true },
    { name: 'email', required: false, methods: ['username'] },
    { name: 'zalo', required: true, enabled: false },
    { name: 'line', required: false },
    { name: 'captcha', required: false },
  ]
  const numberless = rules.filter(({ name }) => name !== 'mobileNum')

  it.each<{
    title: string
    method: RegistrationMethod
    sms?: boolean
    mobilePassword?: boolean
    of?: AskingRule[]
    fields: string
  }>([
    {
      title:
        '[REG-14, REG-15, REG-22, REG-23, REG-38, REG-40] registration by username without SMS has these fields',
      method: 'username',
      fields: 'username* password* confirmPassword* mobileNum line* email captcha*',
    },
    {
      title: '[REG-38, ROLE-28] registration by username with SMS requires a number and its code',
      method: 'username',
      sms: true,
      fields:
        'username* password* confirmPassword* mobileNum* verificationCode* line* email captcha*',
    },
    {
      title: '[REG-11, REG-37, REG-39, ROLE-27] registration by number has these fields',
      method: 'mobile',
      fields: 'mobileNum* verificationCode* line* captcha*',
    },
    {
      title: '[ROLE-27] registration by number with a password has these fields',
      method: 'mobile',
      mobilePassword: true,
      fields: 'password* confirmPassword* mobileNum* verificationCode* line* captcha*',
    },
    {
      title: 'registration by username without a number requires no code',
      method: 'username',
      sms: true,
      of: numberless,
      fields: 'username* password* confirmPassword* line* email captcha*',
    },
  ])('$title', ({ method, sms = false, mobilePassword = false, of = rules, fields }) => {
    const inForce = fieldsInForce(of, method, { smsVerification: sms, mobilePassword })
    expect(inForce.map(({ name, required }) => name + (required ? '*' : '')).join(' ')).toBe(fields)
  })
})

describe('value of a field', () => {
  it.each<[name: string, rule: object, typed: unknown, value: string]>([
    ['nickname', {}, '  e\u0301 \u200B', '\u00E9'],
    ['nickname', {}, undefined, ''],
    ['news', { type: 'checkbox' }, true, 'true'],
    ['news', { type: 'checkbox' }, false, ''],
    ['news', { type: 'checkbox' }, 'false', ''],
    ['mobileNum', {}, '(11) 98765-4321', '11987654321'],
    ['office', { type: 'phone' }, '(11) 98765', '(11) 98765'],
    ['payeeName', {}, ' Ana\u00A0  Lima ', 'Ana Lima'],
    ['birthday', { patternId: 'DATE_MM_DD_YYYY' }, '1995-08-31', '08-31-1995'],
    ['birthday', { patternId: 'DATE_MM_DD_YYYY' }, '08-31-1995', '08-31-1995'],
    ['birthday', { patternId: 'DATE_YYYY_MM_DD' }, '1995-08-31', '1995-08-31'],
  ])(
    'for the field %s with the rule %j, fieldValue converts %j to %j',
    (name, rule, input, value) => {
      expect(fieldValue({ name, ...rule }, input)).toBe(value)
    },
  )

  it('kindOf returns the fixed kind of a known field, whatever type its rule has', () => {
    expect(kindOf({ name: 'birthday', type: 'text' })).toBe('date')
    expect(kindOf({ name: 'team', type: 'select' })).toBe('select')
    expect(kindOf({ name: 'toString' })).toBe('text')
  })
})

describe('valueSteps and textSteps', () => {
  const applicant: Applicant = {
    minimumAge: 18,
    today: () => '2026-11-21',
    phoneDigits: () => ({ min: 10, max: 11 }),
    password: () => 'Gavea2026',
  }
  /** A pattern that matches nothing. */
  const never = (): PatternAnswer => 'mismatch'
  const any = (): PatternAnswer => 'match'

  it.each<[name: string, rule: object, value: string, reason: ValueReason | undefined]>([
    ['nickname', { required: true }, '', 'required'],
    ['nickname', { minLength: 5 }, '', undefined],
    ['nickname', { minLength: 2 }, 'a', 'tooShort'],
    ['nickname', { maxLength: 2 }, '👨‍👩‍👧🇧🇷', undefined],
    ['nickname', { maxLength: 2 }, 'abc', 'tooLong'],
    ['team', { type: 'select', options: [{ value: 'a' }] }, 'a', undefined],
    ['team', { type: 'select', options: [{ value: 'a' }] }, 'b', 'option'],
    ['team', { type: 'select' }, 'a', 'option'],
    ['news', { type: 'checkbox' }, 'true', undefined],
    ['news', { type: 'checkbox' }, 'yes', 'option'],
    ['shoe', { type: 'number' }, '41.5', undefined],
    ['shoe', { type: 'number' }, 'big', 'number'],
    ['since', { type: 'date' }, '2026-02-30', 'date'],
    ['since', { type: 'date' }, '2026-02-28', undefined],
    ['birthday', {}, '2008-11-22', 'underAge'],
    ['birthday', {}, '2008-11-21', undefined],
    ['mobileNum', {}, '119', 'phone'],
    ['mobileNum', {}, '1198765432a', 'phone'],
    ['mobileNum', {}, '11987654321', undefined],
    ['confirmPassword', { required: true }, 'Gavea2027', 'mismatch'],
    ['confirmPassword', { minLength: 20 }, 'Gavea2026', undefined],
    ['username', {}, 'an\u200Ba', 'characters'],
    ['username', {}, 'ana  lima', 'characters'],
    ['payeeName', {}, 'Ana \u202EamiL', 'characters'],
    ['fullname', {}, 'Nguyễn Thị Ánh', undefined],
    ['username', { maxLength: 9 }, `a${'\u0301'.repeat(600)}`, 'tooLong'],
  ])(
    'the check of the field %s %j with the value %j returns %s',
    async (name, rule, value, reason) => {
      const field = { name, required: false, ...rule }
      expect(await firstReason(valueSteps(field, applicant, any), value)).toBe(reason)
    },
  )

  it('a value is matched with its pattern last, and not at all if it is empty or has a wrong length', async () => {
    const seen: string[] = []
    const matches = (value: string) => {
      seen.push(value)
      return never()
    }
    const steps = valueSteps({ name: 'line', required: false, maxLength: 3 }, applicant, matches)
    expect(await firstReason(steps, '')).toBeUndefined()
    expect(await firstReason(steps, 'abcd')).toBe('tooLong')
    expect(await firstReason(steps, 'abc')).toBe('pattern')
    expect(seen).toEqual(['abc'])
  })

  it('a value is accepted when the result of its pattern is undecided', async () => {
    const steps = textSteps({ name: 'line' }, () => Promise.resolve('undecided'))
    expect(await firstReason(steps, 'abc')).toBeUndefined()
  })

  it('textSteps checks a repeated password without comparing it with the password', async () => {
    const steps = textSteps({ name: 'confirmPassword', minLength: 8 }, any)
    expect(await firstReason(steps, 'short')).toBe('tooShort')
    expect(await firstReason(steps, 'long enough')).toBeUndefined()
  })
})
