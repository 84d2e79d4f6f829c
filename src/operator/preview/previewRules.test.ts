import { describe, expect, it } from 'vitest'
import { readRules } from '../../identity/ruledField/readRules.ts'
import type { EditedRule, PatternVerdict } from '../rules/draft.ts'
import { previewRules } from './previewRules.ts'

const rule = (changes: Partial<EditedRule> = {}): EditedRule => ({
  name: 'username',
  enabled: true,
  required: true,
  acceptedPattern: '^[a-z]+$',
  patternId: 'LENGTH_ONLY',
  minLength: '4',
  maxLength: '16',
  samples: { accept: ['ana'] },
  ...changes,
})

const verdict = (outcome: PatternVerdict['verdict']): PatternVerdict => ({
  field: 'username',
  verdict: outcome,
  dialect: 'u',
})

const previewOf = (rules: EditedRule[], outcome?: PatternVerdict['verdict'], minimumAge = '18') =>
  previewRules({ minimumAge, fields: rules }, () => outcome && verdict(outcome))

describe('draft in the preview', () => {
  it('the preview gets the rules as players would: without samples and disabled fields, and with safety verdicts on patterns', () => {
    const { rules, leftOut } = previewOf([rule(), rule({ name: 'email', enabled: false })], 'safe')
    expect(leftOut).toEqual([])
    expect(JSON.stringify(rules)).not.toContain('ana')
    const { fields, minimumAge, problems } = readRules(rules)
    expect({ minimumAge, problems }).toEqual({ minimumAge: 18, problems: [] })
    expect(fields).toMatchObject([{ name: 'username', isSafe: true, minLength: 4, maxLength: 16 }])
  })

  it.each([undefined, 'unknown'] as const)(
    'the preview runs a pattern in a worker when its verdict is %s',
    (outcome) => {
      const { fields } = readRules(previewOf([rule()], outcome).rules)
      expect(fields).toMatchObject([{ isSafe: false, pattern: { kind: 'regex' } }])
    },
  )

  it('the preview replaces a hostile pattern by one that accepts any text, and reports it', () => {
    const hostile = rule({ acceptedPattern: '^(a+)+$' })
    const { rules, leftOut } = previewOf([hostile], 'hostile')
    expect(leftOut).toEqual([{ field: 'username', what: 'hostile' }])
    expect(readRules(rules).fields).toMatchObject([{ pattern: { kind: 'any' } }])
  })

  it.each([
    [{ minLength: '' }, 'minLength'],
    [{ minLength: 'four' }, 'minLength'],
    [{ maxLength: '0' }, 'maxLength'],
    [{ minLength: '20' }, 'bounds'],
    [{ acceptedPattern: '^([a-z' }, 'pattern'],
  ] as const)('the preview ignores an invalid %j and shows the field', (changes, what) => {
    const { rules, leftOut } = previewOf([rule(changes)])
    expect(leftOut).toEqual([{ field: 'username', what }])
    expect(readRules(rules).fields).toHaveLength(1)
  })

  it.each(['', 'x', '17'])('the preview uses 18 in place of %j as the minimum age', (age) => {
    const { rules, leftOut } = previewOf([rule()], 'safe', age)
    expect(leftOut).toEqual([{ field: undefined, what: 'minimumAge' }])
    expect(readRules(rules).minimumAge).toBe(18)
  })

  it('the preview shows groups, steps and conditions, and leaves out unfinished conditions and unusable variants', () => {
    const groups = [{ id: 'person', title: { pt: 'Sobre você' } }]
    const finished = { source: 'field', field: 'username', operator: 'answered' } as const
    const variant = { acceptedPattern: '*', patternId: 'LENGTH_ONLY', maxLength: '9' } as const
    const conditional = rule({
      name: 'email',
      group: 'person',
      required: false,
      showWhen: [finished, { source: 'field', field: 'username', operator: 'equals' }],
      requiredWhen: [{ source: 'field', operator: 'equals' }],
      variants: [
        { ...variant, when: [finished], minLength: '2' },
        { ...variant, when: [finished], minLength: '20' },
      ],
    })
    const { rules, leftOut } = previewRules(
      { minimumAge: '18', groups, layout: 'steps', fields: [rule(), conditional] },
      () => undefined,
    )
    expect(leftOut).toEqual([
      { field: 'email', what: 'conditions' },
      { field: 'email', what: 'variants' },
    ])
    const read = readRules(rules)
    expect(read).toMatchObject({ groups, hasSteps: true, problems: [] })
    expect(read.fields[1]).toMatchObject({
      group: 'person',
      showWhen: [finished],
      requiredWhen: undefined,
      variants: [{ when: [finished], minLength: 2, maxLength: 9, isSafe: false }],
    })
    expect(read.fields[1]?.variants).toHaveLength(1)
  })

  it('the preview reports nothing about a disabled field', () => {
    expect(previewOf([rule({ enabled: false, minLength: '' })]).leftOut).toEqual([])
  })
})
