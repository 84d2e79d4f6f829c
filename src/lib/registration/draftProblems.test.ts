import { describe, expect, it } from 'vitest'
import { draftProblems, nameProblem } from './draftProblems.ts'

const rule = {
  name: 'team',
  enabled: true,
  minLength: 1,
  maxLength: 9,
  acceptedPattern: '*',
  label: { pt: 'Time' },
}

describe('problems of a draft rule', () => {
  it('a rule with a label, bounds and a pattern has no problem', () => {
    expect(draftProblems(rule)).toEqual([])
  })

  it.each([
    ['MIN_ABOVE_MAX', 'minLength', { minLength: 10 }],
    ['PATTERN_INVALID', 'acceptedPattern', { acceptedPattern: '^(' }],
    ['LABEL_MISSING', 'label/pt', { label: { en: 'Team' } }],
    ['OPTIONS_MISSING', 'options', { type: 'select' }],
    [
      'CHOICE_TWICE',
      'options/1/value',
      { type: 'select', options: [{ value: 'a' }, { value: 'a' }] },
    ],
    ['CHOICE_UNCLEAN', 'options/0/value', { type: 'select', options: [{ value: 'a ' }] }],
  ] as const)('the problem %s is reported at %s', (code, place, changes) => {
    expect(draftProblems(Object.assign({}, rule, changes))).toMatchObject([{ code, place }])
  })

  it('a disabled rule needs neither a label nor choices', () => {
    const unused = { ...rule, enabled: false, type: 'select', label: {} } as const
    expect(draftProblems(unused)).toEqual([])
  })
})

describe('problem of a field’s name', () => {
  it('nameProblem reports a name that differs from another name only by case', () => {
    const duplicate = { code: 'DUPLICATE_FIELD', place: 'name', name: 'Email' }
    expect(nameProblem('email', ['line', 'Email'])).toEqual(duplicate)
  })

  it('nameProblem reports the name of a built-in property of objects', () => {
    expect(nameProblem('constructor', [])?.code).toBe('NAME_RESERVED')
    expect(nameProblem('team', ['email'])).toBeUndefined()
  })
})
