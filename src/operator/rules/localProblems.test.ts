import { describe, expect, it } from 'vitest'
import type { EditedRule } from './draft.ts'
import { localProblems, newNameProblem, problemsOfRule } from './localProblems.ts'

const rule = (changes: Partial<EditedRule> = {}): EditedRule => ({
  name: 'email',
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: '1',
  maxLength: '9',
  ...changes,
})
const findProblems = (changes: Partial<EditedRule>) =>
  problemsOfRule(rule(changes)).map(({ place, code }) => [place, code])

describe('problems of a rule', () => {
  it.each([
    ['a length that is not a number', { minLength: 'four' }, 'minLength', 'NUMBER'],
    ['a length that is out of range', { maxLength: '513' }, 'maxLength', 'OUT_OF_RANGE'],
    ['a maximum of zero', { minLength: '0', maxLength: '0' }, 'maxLength', 'OUT_OF_RANGE'],
    ['a minimum above its maximum', { minLength: '10' }, 'minLength', 'MIN_ABOVE_MAX'],
    [
      'a pattern that does not compile',
      { acceptedPattern: '^(' },
      'acceptedPattern',
      'PATTERN_INVALID',
    ],
    ['a label that is too long', { label: { pt: 'x'.repeat(301) } }, 'label.pt', 'TOO_LONG'],
    ['a hint that is too long', { hint: { en: 'x'.repeat(301) } }, 'hint.en', 'TOO_LONG'],
    [
      'a sample that is too long',
      { samples: { reject: ['a', 'x'.repeat(513)] } },
      'samples.reject.1',
      'TOO_LONG',
    ],
  ] as const)('a rule with %s has one problem at its control', (_, changes, place, code) => {
    expect(findProblems(changes as Partial<EditedRule>)).toEqual([[place, code]])
  })

  it('a valid rule has no problem', () => {
    expect(findProblems({})).toEqual([])
  })
})

describe('custom field', () => {
  const own = { name: 'favouriteTeam', type: 'select' as const, label: { pt: 'Time' } }

  it('an enabled custom field requires a label in Portuguese', () => {
    expect(findProblems({ name: 'team', label: { en: 'Team' } })).toEqual([
      ['label.pt', 'LABEL_MISSING'],
    ])
    expect(findProblems({ name: 'team', enabled: false })).toEqual([])
    expect(findProblems({ name: 'team', label: { 'pt-BR': 'Time' } })).toEqual([])
  })

  it('a custom list requires options with unique, trimmed, non-empty values', () => {
    expect(findProblems(own)).toEqual([['options', 'OPTIONS_MISSING']])
    const options = [{ value: 'a' }, { value: '' }, { value: 'a' }, { value: ' b' }]
    expect(findProblems({ ...own, options })).toEqual([
      ['options.1.value', 'MISSING'],
      ['options.2.value', 'CHOICE_TWICE'],
      ['options.3.value', 'CHOICE_UNCLEAN'],
    ])
  })
})

describe('name of a new field', () => {
  it.each([
    ['', 'MISSING'],
    ['9lives', 'NAME_SHAPE'],
    ['favourite team', 'NAME_SHAPE'],
    ['a'.repeat(41), 'NAME_SHAPE'],
    ['constructor', 'NAME_RESERVED'],
    ['EMAIL', 'DUPLICATE_FIELD'],
    ['favouriteTeam', undefined],
  ])('the name %j of a new field has the problem %s', (name, code) => {
    expect(newNameProblem(name, ['email'])).toBe(code)
  })
})

describe('minimum age', () => {
  it.each(['17', '31', '', 'x'])('the minimum age %j is a problem', (minimumAge) => {
    expect(localProblems({ minimumAge, fields: [] })).toMatchObject([{ place: 'minimumAge' }])
  })
})
