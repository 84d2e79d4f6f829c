import { describe, expect, it } from 'vitest'
import type { components } from '../../../../src/api/gen/paths.ts'
import {
  classifyInline,
  startInlinePatternWorker,
} from '../../../../src/lib/patterns/inlinePatterns.ts'
import { contextForTests } from '../../../server/serverForTests.ts'
import { createPatterns } from '../../base/patterns/patterns.ts'
import { defaultPlatform } from '../../base/platform/defaultPlatform.ts'
import { defaultRules } from './defaultRules.ts'
import { checkDraft } from './draftCheck.ts'
import type { RulesDraft } from './registrationRules.ts'

type Draft = components['schemas']['FieldRuleDraft']
type Condition = components['schemas']['FieldCondition']

const patterns = createPatterns({
  startWorker: startInlinePatternWorker,
  classify: classifyInline,
})
const check = (draft: Partial<RulesDraft>) =>
  checkDraft(
    { minimumAge: 18, fields: [], ...draft },
    { ...contextForTests().context, patterns },
    defaultPlatform,
  )

const field = (name: string, changes: Partial<Draft> = {}): Draft => ({
  name,
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: 1,
  maxLength: 20,
  label: { pt: 'Campo' },
  ...changes,
})
const reads = (name: string, more: Partial<Condition> = {}): Condition => ({
  source: 'field',
  field: name,
  operator: 'answered',
  ...more,
})
const first = defaultRules.fields.length
const places = (draft: Partial<RulesDraft>) =>
  check(draft).then(({ problems }) =>
    problems.map(({ code, path, values }) => [code, path, values]),
  )
/**
 * Problems of a draft that appends `fields` to the default rules. Index 0 in a path is the first
 * appended field: `/0/showWhen/0/field`.
 */
async function problemsOf(fields: Draft[], more: Partial<RulesDraft> = {}) {
  const found = await places({ ...more, fields: [...defaultRules.fields, ...fields] })
  return found.map(([code, path, values]) => [
    code,
    String(path).replace(/^\/fields\/(\d+)/, (_, index) => `/${Number(index) - first}`),
    ...(values ? [values] : []),
  ])
}
const team = field('team', { type: 'select', options: [{ value: 'a' }, { value: 'b' }] })

describe('check of the conditions in a draft of registration rules', () => {
  it('[FORM-03] a draft with complete conditions of all kinds is accepted', async () => {
    const shown = field('shirt', {
      showWhen: [
        reads('team', { operator: 'oneOf', values: ['a', 'b'] }),
        { source: 'age', operator: 'greater', values: ['20'] },
        { source: 'country', operator: 'noneOf', values: ['BR', 'PT'] },
      ],
      requiredWhen: [reads('nick', { operator: 'contains', values: ['@'] })],
      methods: ['mobile'],
      askAt: 'firstDeposit',
    })
    expect(await problemsOf([team, field('nick'), shown])).toEqual([])
  })

  it.each([
    ['on itself', [reads('shirt')], 'CONDITION_SOURCE_LATER', 'field', { name: 'shirt' }],
    ['on a later field', [reads('later')], 'CONDITION_SOURCE_LATER', 'field', { name: 'later' }],
    ['on a removed field', [reads('gone')], 'CONDITION_SOURCE_MISSING', 'field', { name: 'gone' }],
    ['on a secret', [reads('password')], 'CONDITION_SOURCE_SECRET', 'field', { name: 'password' }],
    ['on a disabled field', [reads('qqNum')], 'CONDITION_SOURCE_OFF', 'field', { name: 'qqNum' }],
    [
      'on a field of another form',
      [reads('username')],
      'CONDITION_SOURCE_OFF',
      'field',
      { name: 'username' },
    ],
    ['without a field', [{ source: 'field', operator: 'equals' }], 'CONDITION_INCOMPLETE', 'field'],
    ['without a value', [reads('team', { operator: 'equals' })], 'CONDITION_INCOMPLETE', 'values'],
    [
      'with an operator of another kind',
      [reads('team', { operator: 'greater', values: ['a'] })],
      'CONDITION_OPERATOR_UNFIT',
      'operator',
    ],
    [
      'with a choice that does not exist',
      [reads('team', { operator: 'oneOf', values: ['a', 'c'] })],
      'CONDITION_VALUE_INVALID',
      'values/1',
      { text: 'c' },
    ],
  ] as [string, Condition[], string, string, object?][])(
    '[FORM-03] a condition %s is rejected with its path',
    async (_, showWhen, code, place, values) => {
      const rest = values ? [values] : []
      for (const property of ['showWhen', 'requiredWhen'] as const) {
        const fields = [team, field('shirt', { [property]: showWhen }), field('later')]
        expect(await problemsOf(fields)).toEqual([[code, `/1/${property}/0/${place}`, ...rest]])
      }
    },
  )

  it('[FORM-03] a field whose conditions can never be met is rejected', async () => {
    const never = field('shirt', {
      showWhen: [
        reads('team', { operator: 'equals', values: ['a'] }),
        reads('team', { operator: 'equals', values: ['b'] }),
      ],
    })
    expect(await problemsOf([team, never])).toEqual([['NEVER_SHOWN', '/1/showWhen']])
  })

  it('[FORM-03] a field is rejected if its condition reads another field that is hidden whenever the rest of the condition is met', async () => {
    const number = field('shirt', {
      type: 'number',
      showWhen: [reads('team', { operator: 'equals', values: ['a'] })],
    })
    const never = field('size', {
      showWhen: [reads('shirt'), reads('team', { operator: 'equals', values: ['b'] })],
    })
    expect(await problemsOf([team, number, never])).toEqual([['NEVER_SHOWN', '/2/showWhen']])
  })

  it('a core field cannot be conditional, and e-mail address and affiliate code cannot be asked for later', async () => {
    const fields = defaultRules.fields.map((rule) =>
      rule.name === 'verificationCode'
        ? { ...rule, showWhen: [reads('mobileNum')], methods: ['mobile' as const] }
        : rule.name === 'affiliateCode' || rule.name === 'email'
          ? { ...rule, askAt: 'firstDeposit' as const }
          : rule,
    )
    const index = (name: string) => fields.findIndex((rule) => rule.name === name)
    expect(await places({ fields })).toEqual([
      ['CORE_FIELD', `/fields/${index('verificationCode')}/showWhen`, { fault: 'conditional' }],
      ['ASKED_LATER_UNFIT', `/fields/${index('email')}/askAt`, undefined],
      ['ASKED_LATER_UNFIT', `/fields/${index('affiliateCode')}/askAt`, undefined],
    ])
  })

  it.each([
    ['^(a+)+$', 'PATTERN_HOSTILE', 'acceptedPattern'],
    ['(', 'PATTERN_INVALID', 'acceptedPattern'],
    ['*', 'MIN_ABOVE_MAX', 'minLength'],
  ])('a variant with the pattern %s is refused: %s', async (acceptedPattern, code, property) => {
    const variant = {
      when: [reads('birthday')],
      acceptedPattern,
      patternId: 'LENGTH_ONLY' as const,
      minLength: code === 'MIN_ABOVE_MAX' ? 9 : 1,
      maxLength: 8,
    }
    expect(await problemsOf([field('shirt', { variants: [variant] })])).toEqual([
      [code, `/0/variants/0/${property}`],
    ])
  })

  it('a group requires a unique id and a title, and the group of a field must exist', async () => {
    const groups = [
      { id: 'person', title: { pt: 'Sobre você' } },
      { id: 'person', title: { en: 'About you' } },
    ]
    expect(await problemsOf([field('shirt', { group: 'gone' })], { groups })).toEqual([
      ['GROUP_TWICE', '/groups/1/id', { name: 'person' }],
      ['GROUP_UNTITLED', '/groups/1/title/pt'],
      ['GROUP_UNKNOWN', '/0/group', { name: 'gone' }],
    ])
  })

  it('a condition on a field of a later group is rejected', async () => {
    const groups = ['one', 'two'].map((id) => ({ id, title: { pt: id } }))
    const fields = [
      { ...team, group: 'two' },
      field('shirt', { group: 'one', showWhen: [reads('team')] }),
    ]
    expect(await problemsOf(fields, { groups })).toEqual([
      ['CONDITION_SOURCE_LATER', '/1/showWhen/0/field', { name: 'team' }],
    ])
  })

  it('200 fields with 200 conditions are accepted, and so are rules without conditions', async () => {
    const fields = Array.from({ length: 200 }, (_, index) =>
      field(`field${index}`, { showWhen: [reads(index === 0 ? 'birthday' : `field${index - 1}`)] }),
    )
    expect(await problemsOf(fields)).toEqual([])
    expect((await check(defaultRules)).problems).toEqual([])
  })
})
