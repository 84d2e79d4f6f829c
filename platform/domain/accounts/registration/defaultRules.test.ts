import { describe, expect, it } from 'vitest'
import {
  classifyInline,
  startInlinePatternWorker,
} from '../../../../src/lib/patterns/inlinePatterns.ts'
import { knownFieldNames } from '../../../../src/lib/registration/fieldKinds.ts'
import { fieldsInForce } from '../../../../src/lib/registration/fieldsInForce.ts'
import { contextForTests } from '../../../server/serverForTests.ts'
import { createPatterns } from '../../base/patterns/patterns.ts'
import { defaultPlatform } from '../../base/platform/defaultPlatform.ts'
import { defaultRules } from './defaultRules.ts'
import { checkDraft } from './draftCheck.ts'
import { registrationFlags } from './registrationFields.ts'

const patterns = createPatterns({
  startWorker: startInlinePatternWorker,
  classify: classifyInline,
})

const flags = registrationFlags(defaultPlatform)
const namesOf = (method: 'username' | 'mobile', changes: Partial<typeof flags> = {}) =>
  fieldsInForce(defaultRules.fields, method, { ...flags, ...changes }).map(({ name }) => name)

describe('default rules of the registration form', () => {
  it('[REG-77] the default rules have a rule with samples for every field in spec.md', () => {
    const names = defaultRules.fields.map(({ name }) => name)
    expect(names.toSorted()).toEqual([...knownFieldNames].sort())
    for (const rule of defaultRules.fields) {
      expect(rule.samples?.accept, rule.name).not.toHaveLength(0)
      expect(rule.samples?.reject, rule.name).not.toHaveLength(0)
    }
  })

  it('the default rules can be published, and all their patterns are proven safe', async () => {
    const { problems, verdicts } = await checkDraft(
      defaultRules,
      { ...contextForTests().context, patterns },
      defaultPlatform,
    )
    expect(problems).toEqual([])
    expect(verdicts.filter(({ verdict }) => verdict !== 'safe')).toEqual([])
  })

  it('the default rules ask a player in Brazil for only a few fields', () => {
    expect(namesOf('username')).toEqual([
      'username',
      'password',
      'confirmPassword',
      'email',
      'birthday',
      'affiliateCode',
    ])
    expect(namesOf('mobile')).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'birthday',
      'affiliateCode',
    ])
  })

  it('mobile registration has no password field if `mobilePassword` is off', () => {
    expect(namesOf('mobile', { mobilePassword: false })).not.toContain('password')
  })
})

describe('fields that are in force for a registration method', () => {
  const rule = (name: string, more: object = {}) => ({
    name,
    enabled: true,
    required: false,
    acceptedPattern: '*',
    patternId: 'LENGTH_ONLY' as const,
    minLength: 1,
    maxLength: 10,
    ...more,
  })
  const requiredOf = (fields: ReturnType<typeof rule>[], method: 'username' | 'mobile') =>
    fieldsInForce(fields, method, { ...flags, smsVerification: true })
      .filter(({ required }) => required)
      .map(({ name }) => name)

  it('[REG-14] [REG-15] a registration method has the enabled fields of its rules, and a field is required if its rule says so', () => {
    const fields = [
      rule('email'),
      rule('line', { required: true }),
      rule('zalo', { enabled: false, required: true }),
      rule('wechat', { methods: ['mobile'], required: true }),
    ]
    const inForce = fieldsInForce(fields, 'username', flags)
    expect(inForce.map(({ name, required }) => [name, required])).toEqual([
      ['email', false],
      ['line', true],
    ])
  })

  it('[REG-37] [REG-38] [REG-39] [REG-40] each registration method requires certain fields, regardless of the rules', () => {
    const fields = ['username', 'mobileNum', 'verificationCode', 'captcha', 'email'].map((name) =>
      rule(name),
    )
    expect(requiredOf(fields, 'mobile')).toEqual(['mobileNum', 'verificationCode', 'captcha'])
    expect(requiredOf(fields, 'username')).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
      'captcha',
    ])
  })

  it('the verification code is omitted if no mobile number is asked for', () => {
    expect(requiredOf([rule('verificationCode'), rule('username')], 'username')).toEqual([
      'username',
    ])
  })

  it('the first of two rules for a field applies', () => {
    const fields = [rule('line', { maxLength: 5 }), rule('line', { maxLength: 9 })]
    expect(fieldsInForce(fields, 'username', flags)).toMatchObject([{ maxLength: 5 }])
  })
})
