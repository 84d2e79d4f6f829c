import { describe, expect, it } from 'vitest'
import { changesOf } from './differences.ts'
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
const names = (...all: string[]) => rules(...all.map((name) => rule(name)))

const base = rules(rule('username'), rule('email'))

describe('a draft', () => {
  it('differs in each property that was changed, with what it was and is', () => {
    const after = rules(rule('username', { minLength: '5' }), rule('email', { enabled: false }))
    expect(changesOf(base, after)).toMatchObject([
      { field: 'username', property: 'minLength', before: '4', after: '5' },
      { field: 'email', property: 'enabled', before: true, after: false },
    ])
  })

  it('differs language by language, and list of samples by list', () => {
    const before = rules(rule('username', { label: { pt: 'Nome', en: 'Name' } }))
    const after = rules(
      rule('username', { label: { pt: 'Apelido', en: 'Name' }, samples: { accept: ['ana'] } }),
    )
    expect(changesOf(before, after)).toMatchObject([
      { property: 'label', detail: 'pt', before: 'Nome', after: 'Apelido' },
      { property: 'samples', detail: 'accept', before: undefined, after: ['ana'] },
    ])
  })

  it('does not differ by a property that says nothing, by order of keys or by spaces', () => {
    const before = rules(rule('username', { label: { pt: 'Nome', en: 'Name' } }))
    const after = rules(
      rule('username', { label: { en: 'Name', pt: 'Nome' }, samples: {}, minLength: ' 4 ' }),
    )
    expect(changesOf(before, after)).toEqual([])
  })

  it('names the one field that was moved, and not all that it passed', () => {
    const before = names('a', 'b', 'c', 'd', 'e')
    expect(changesOf(before, names('b', 'c', 'd', 'a', 'e'))).toEqual([
      { kind: 'moved', field: 'a', before: 1, after: 4 },
    ])
  })

  it('tells of fields that came and went, and not of an order that follows from it', () => {
    expect(changesOf(names('a', 'b', 'c'), names('n', 'b', 'c'))).toMatchObject([
      { kind: 'removed', field: 'a' },
      { kind: 'added', field: 'n' },
    ])
  })

  it('differs in the minimum age', () => {
    expect(changesOf(base, { ...base, minimumAge: '21' })).toEqual([
      { kind: 'age', before: '18', after: '21' },
    ])
  })
})
