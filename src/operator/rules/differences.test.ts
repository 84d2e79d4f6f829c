import { describe, expect, it } from 'vitest'
import { changesOf, compareRules } from './differences.ts'
import type { EditedRule, EditedRules } from './draft.ts'

const rule = (name: string, changes: Partial<EditedRule> = {}): EditedRule => ({
  name,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: '4',
  maxLength: '16',
  ...changes,
})
const rules = (...fields: EditedRule[]): EditedRules => ({ minimumAge: '18', fields })

const base = rules(rule('username'), rule('email'))

describe('two versions that began with the same one', () => {
  it('differ in what either side changed, each told with whose change it is', () => {
    const theirs = rules(rule('username', { minLength: '5' }), rule('email', { maxLength: '40' }))
    const mine = rules(rule('username', { minLength: '6' }), rule('email', { enabled: false }))
    expect(compareRules({ base, theirs, mine })).toEqual([
      { field: 'username', property: 'minLength', theirs: '5', mine: '6', changedBy: 'both' },
      { field: 'email', property: 'enabled', theirs: true, mine: false, changedBy: 'me' },
      { field: 'email', property: 'maxLength', theirs: '40', mine: '16', changedBy: 'them' },
    ])
  })

  it('do not differ where both made the same change', () => {
    const both = rules(rule('username', { minLength: '5' }), rule('email'))
    expect(compareRules({ base, theirs: both, mine: structuredClone(both) })).toEqual([])
  })

  it('differ in what the console does not edit, so that nothing is replaced unseen', () => {
    const theirs = rules(rule('username', { label: { pt: 'Apelido' } }), rule('email'))
    expect(compareRules({ base, theirs, mine: base })).toEqual([
      {
        field: 'username',
        property: 'label',
        theirs: { pt: 'Apelido' },
        mine: undefined,
        changedBy: 'them',
      },
    ])
  })

  it('differ in a field that only one of them has, and not in the order because of it', () => {
    const theirs = rules(rule('nickname'), rule('username'), rule('email'))
    expect(compareRules({ base, theirs, mine: base })).toEqual([
      { field: 'nickname', property: 'field', theirs: true, mine: false, changedBy: 'them' },
    ])
  })
})

describe('a draft', () => {
  it('that was moved about differs in its order only', () => {
    const mine = rules(rule('email'), rule('username'))
    expect(changesOf(base, mine)).toEqual([
      {
        field: undefined,
        property: 'order',
        theirs: ['username', 'email'],
        mine: ['email', 'username'],
        changedBy: 'me',
      },
    ])
  })

  it('differs in the minimum age', () => {
    expect(changesOf(base, { ...base, minimumAge: '21' })).toMatchObject([
      { property: 'minimumAge', theirs: '18', mine: '21' },
    ])
  })
})
