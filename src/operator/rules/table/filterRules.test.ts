import { describe, expect, it } from 'vitest'
import type { EditedRule } from '../draft.ts'
import { matchesFilter, type RuleFilter } from './filterRules.ts'

const rule: EditedRule = {
  name: 'affiliateCode',
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: '1',
  maxLength: '9',
  methods: ['mobile'],
}
const facts = { label: 'Código de convite', isKnown: true, isChanged: false, hasProblems: false }
const isFound = (filter: Partial<RuleFilter>, changes: Partial<EditedRule> = {}) =>
  matchesFilter({ ...rule, ...changes }, { text: '', state: 'all', ...filter }, facts)

describe('filter of the rules', () => {
  it.each(['codigo', 'CONVITE', 'affiliate', ' código ', ''])(
    'the filter finds a field by %j',
    (text) => {
      expect(isFound({ text })).toBe(true)
    },
  )

  it('the filter does not find a field whose label and name lack the text', () => {
    expect(isFound({ text: 'email' })).toBe(false)
  })

  it('the filter finds a field by its state', () => {
    expect(isFound({ state: 'enabled' })).toBe(true)
    expect(isFound({ state: 'off' })).toBe(false)
    expect(isFound({ state: 'mobile' })).toBe(true)
    expect(isFound({ state: 'username' })).toBe(false)
    expect(isFound({ state: 'required' }, { required: true })).toBe(true)
    expect(isFound({ state: 'required' }, { required: true, enabled: false })).toBe(false)
    expect(isFound({ state: 'own' })).toBe(false)
  })
})
