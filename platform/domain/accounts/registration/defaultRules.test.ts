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

describe('the rules that a platform starts with', () => {
  it('[REG-77] have a rule of the same shape for every field that spec.md names', () => {
    const names = defaultRules.fields.map(({ name }) => name)
    expect(names.toSorted()).toEqual([...knownFieldNames].sort())
    for (const rule of defaultRules.fields) {
      expect(rule.samples?.accept, rule.name).not.toHaveLength(0)
      expect(rule.samples?.reject, rule.name).not.toHaveLength(0)
    }
  })

  it('can be published, and every pattern among them is proven safe', async () => {
    const { problems, verdicts } = await checkDraft(
      defaultRules,
      { ...contextForTests().context, patterns },
      defaultPlatform,
    )
    expect(problems).toEqual([])
    expect(verdicts.filter(({ verdict }) => verdict !== 'safe')).toEqual([])
  })

  it('ask a player in Brazil for little', () => {
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

  it('leave the password out of mobile registration where that is switched off', () => {
    expect(namesOf('mobile', { mobilePassword: false })).not.toContain('password')
  })
})

describe('the fields in force', () => {
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

  it('[REG-14] [REG-15] are the enabled ones of the way, required where their rule says so', () => {
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

  it('[REG-37] [REG-38] [REG-39] [REG-40] are required where the way itself asks for them', () => {
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

  it('have no code where there is no number that it could go to', () => {
    expect(requiredOf([rule('verificationCode'), rule('username')], 'username')).toEqual([
      'username',
    ])
  })

  it('keep the first of two rules for a field', () => {
    const fields = [rule('line', { maxLength: 5 }), rule('line', { maxLength: 9 })]
    expect(fieldsInForce(fields, 'username', flags)).toMatchObject([{ maxLength: 5 }])
  })
})
