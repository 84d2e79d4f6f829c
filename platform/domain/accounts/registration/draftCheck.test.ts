import { describe, expect, it } from 'vitest'
import type { components } from '../../../../src/api/gen/paths.ts'
import { patternFamilies } from '../../../../src/api/gen/patternFamilies.ts'
import {
  classifyInline,
  startInlinePatternWorker,
} from '../../../../src/lib/patterns/inlinePatterns.ts'
import { contextForTests } from '../../../server/serverForTests.ts'
import { createPatterns } from '../../base/patterns/patterns.ts'
import { defaultPlatform } from '../../base/platform/defaultPlatform.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { defaultRules } from './defaultRules.ts'
import { checkDraft } from './draftCheck.ts'

type Draft = components['schemas']['FieldRuleDraft']

const patterns = createPatterns({
  startWorker: startInlinePatternWorker,
  classify: classifyInline,
})
const check = (fields: Draft[], market: Partial<Platform['market']> = {}) =>
  checkDraft(
    { minimumAge: 18, fields },
    { ...contextForTests().context, patterns },
    { market: { ...defaultPlatform.market, ...market } },
  )

/** Default rules with changes to a field. An unknown field is added. */
const withField = (name: string, changes: Partial<Draft>): Draft[] => {
  const plain: Draft = {
    name,
    enabled: true,
    required: false,
    acceptedPattern: '*',
    patternId: 'LENGTH_ONLY',
    minLength: 1,
    maxLength: 20,
    label: { pt: 'Campo' },
  }
  const known = defaultRules.fields.some((rule) => rule.name === name)
  return known
    ? defaultRules.fields.map((rule) => (rule.name === name ? { ...rule, ...changes } : rule))
    : [...defaultRules.fields, { ...plain, ...changes }]
}

const problemsOf = async (fields: Draft[]) =>
  (await check(fields)).problems.map(({ code, field, property }) => [code, field, property])

describe('check of a draft of registration rules', () => {
  it('a draft may add custom fields', async () => {
    expect(await problemsOf(withField('favouriteTeam', { type: 'text' }))).toEqual([])
  })

  it.each(['email', 'Email'])(
    'a draft with a second rule for the field email, spelled %s, is rejected',
    async (name) => {
      const again = withField('more', {})
        .slice(-1)
        .map((rule) => ({ ...rule, name }))
      const problems = await problemsOf([...defaultRules.fields, ...again])
      expect(problems).toEqual([['DUPLICATE_FIELD', name, 'name']])
    },
  )

  it('a draft whose minimum length is above its maximum length is rejected', async () => {
    const fields = withField('email', { minLength: 65 })
    expect(await problemsOf(fields)).toEqual([['MIN_ABOVE_MAX', 'email', 'minLength']])
  })

  it.each(['(', '[z-a]', 'a{2,1}', '(?<n>a)(?<n>b)'])(
    'a draft with a pattern that does not compile is rejected: %s',
    async (acceptedPattern) => {
      const fields = withField('email', { acceptedPattern, samples: {} })
      expect(await problemsOf(fields)).toEqual([['PATTERN_INVALID', 'email', 'acceptedPattern']])
    },
  )

  it('a draft with a pattern of exponential run time is rejected, with a text that causes it', async () => {
    const fields = withField('email', { acceptedPattern: '^(a+)+$', samples: {} })
    const { problems, verdicts } = await check(fields)
    expect(problems).toMatchObject([{ code: 'PATTERN_HOSTILE', field: 'email' }])
    const verdict = verdicts.find(({ field }) => field === 'email')
    expect(verdict).toMatchObject({ verdict: 'hostile' })
    expect(verdict?.attack).toMatch(/^a+/)
  })

  it.each([
    ['accept', 'ana@example'],
    ['accept', `${'a'.repeat(60)}@b.co`],
    ['reject', 'marina@example.com'],
    ['reject', ' marina@example.com '],
  ])('a draft whose samples contradict its rule is rejected: %s %j', async (kind, sample) => {
    const fields = withField('email', { samples: { [kind]: [sample] } })
    expect(await problemsOf(fields)).toEqual([['SAMPLE_CONTRADICTS', 'email', 'samples']])
  })

  it('an enabled custom field requires a label in the language of the market', async () => {
    const missing = [['LABEL_MISSING', 'team', 'label']]
    expect(await problemsOf(withField('team', { label: { en: 'Team' } }))).toEqual(missing)
    expect(await problemsOf(withField('team', { label: { pt: ' ' } }))).toEqual(missing)
    expect(await problemsOf(withField('team', { label: { 'pt-BR': 'Time' } }))).toEqual([])
    expect(await problemsOf(withField('team', { label: {}, enabled: false }))).toEqual([])
  })

  it('a select requires options that are distinct and trimmed', async () => {
    const select = (values: string[]) =>
      withField('team', { type: 'select', options: values.map((value) => ({ value })) })
    expect(await problemsOf(select([]))).toEqual([['OPTIONS_MISSING', 'team', 'options']])
    expect(await problemsOf(select(['a', 'b', 'a']))).toEqual([['CHOICE_TWICE', 'team', 'options']])
    expect(await problemsOf(select(['a ']))).toEqual([['CHOICE_UNCLEAN', 'team', 'options']])
    expect(await problemsOf(select(['a', 'b']))).toEqual([])
  })

  it('a draft is rejected if a rule rejects its own options', async () => {
    const options = [{ value: 'ok' }, { value: 'far too long for this' }]
    const select = withField('team', { type: 'select', options, maxLength: 10 })
    expect(await problemsOf(select)).toEqual([['CHOICE_REFUSED', 'team', 'maxLength']])
    const box = withField('news', { type: 'checkbox', acceptedPattern: '^[0-9]$' })
    expect(await problemsOf(box)).toEqual([['CHOICE_REFUSED', 'news', 'acceptedPattern']])
  })

  it('a draft is rejected if a field accepts no text at all', async () => {
    const { pattern } = patternFamilies.DATE_YYYY_MM_DD
    const fields = withField('birthday', {
      acceptedPattern: pattern,
      maxLength: 8,
      minLength: 1,
      samples: {},
    })
    expect(await problemsOf(fields)).toEqual([['NEVER_ACCEPTS', 'birthday', 'acceptedPattern']])
  })

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'a draft with a field named like an object property is rejected: %s',
    async (name) => {
      expect(await problemsOf(withField(name, {}))).toEqual([['NAME_RESERVED', name, 'name']])
    },
  )

  it('a draft with a minimum age below the licensed age is rejected', async () => {
    const { problems } = await check(defaultRules.fields, { code: 'ZZ', minimumAge: 21 })
    expect(problems).toMatchObject([
      { code: 'BELOW_LICENSED_AGE', path: '/minimumAge', values: { minimumAge: 21 } },
    ])
  })

  it("a draft may have a lower minimum age than the market's current one", async () => {
    expect((await check(defaultRules.fields, { minimumAge: 21 })).problems).toEqual([])
  })
})

describe('core fields of a draft, without which no account can be created', () => {
  it.each([
    ['username', { enabled: false }, 'enabled'],
    ['username', { required: false }, 'required'],
    ['password', { required: false }, 'required'],
    ['password', { methods: ['username'] }, 'methods'],
    ['mobileNum', { methods: ['username'] }, 'methods'],
    ['mobileNum', { enabled: false }, 'enabled'],
    ['verificationCode', { enabled: false }, 'enabled'],
  ] satisfies [string, Partial<Draft>, string][])(
    'a draft cannot change a core field: %s to %j',
    async (name, changes, property) => {
      const problems = await problemsOf(withField(name, changes))
      expect(problems).toEqual([['CORE_FIELD', name, property]])
    },
  )

  it('a draft without a core field is rejected', async () => {
    const fields = defaultRules.fields.filter(({ name }) => name !== 'username')
    expect(await problemsOf(fields)).toEqual([['CORE_FIELD', 'username', 'name']])
  })

  it('a core field of mobile registration may be optional in the rules, since the method requires it anyway', async () => {
    expect(await problemsOf(withField('mobileNum', { required: false }))).toEqual([])
  })
})
