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

describe('changes of a draft', () => {
  it('changesOf lists each changed property with its old and new value', () => {
    const after = rules(rule('username', { minLength: '5' }), rule('email', { enabled: false }))
    expect(changesOf(base, after)).toMatchObject([
      { field: 'username', property: 'minLength', before: '4', after: '5' },
      { field: 'email', property: 'enabled', before: true, after: false },
    ])
  })

  it('changesOf compares texts language by language, and samples list by list', () => {
    const before = rules(rule('username', { label: { pt: 'Nome', en: 'Name' } }))
    const after = rules(
      rule('username', { label: { pt: 'Apelido', en: 'Name' }, samples: { accept: ['ana'] } }),
    )
    expect(changesOf(before, after)).toMatchObject([
      { property: 'label', detail: 'pt', before: 'Nome', after: 'Apelido' },
      { property: 'samples', detail: 'accept', before: undefined, after: ['ana'] },
    ])
  })

  it('changesOf ignores undefined properties, the order of keys, and spaces', () => {
    const before = rules(rule('username', { label: { pt: 'Nome', en: 'Name' } }))
    const after = rules(
      rule('username', { label: { en: 'Name', pt: 'Nome' }, samples: {}, minLength: ' 4 ' }),
    )
    expect(changesOf(before, after)).toEqual([])
  })

  it('changesOf lists only the field that was moved, not those that it passed', () => {
    const before = names('a', 'b', 'c', 'd', 'e')
    expect(changesOf(before, names('b', 'c', 'd', 'a', 'e'))).toEqual([
      { kind: 'moved', field: 'a', before: 1, after: 4 },
    ])
  })

  it('changesOf lists added and removed fields, without the moves that follow from them', () => {
    expect(changesOf(names('a', 'b', 'c'), names('n', 'b', 'c'))).toMatchObject([
      { kind: 'removed', field: 'a' },
      { kind: 'added', field: 'n' },
    ])
  })

  it('changesOf lists changed groups, layout and conditions, but no field that moved only with its group', () => {
    const groups = [{ id: 'person', title: { pt: 'Sobre você' } }]
    const showWhen = [{ source: 'field' as const, field: 'c', operator: 'answered' as const }]
    const after = {
      ...rules(rule('b'), rule('c'), rule('a', { group: 'person', showWhen })),
      groups,
      layout: 'steps' as const,
    }
    expect(changesOf(names('a', 'b', 'c'), after)).toMatchObject([
      { kind: 'groups', before: [], after: groups },
      { kind: 'layout', before: 'page', after: 'steps' },
      { kind: 'part', field: 'a', property: 'group', after: 'person' },
      { kind: 'part', field: 'a', property: 'showWhen', after: showWhen },
    ])
  })

  it('changesOf lists a changed minimum age', () => {
    expect(changesOf(base, { ...base, minimumAge: '21' })).toEqual([
      { kind: 'age', before: '18', after: '21' },
    ])
  })
})
