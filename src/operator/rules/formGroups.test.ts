import { describe, expect, it } from 'vitest'
import type { EditedRule, EditedRules } from './draft.ts'
import {
  byGroup,
  isAtEnd,
  moveRule,
  newGroupId,
  placeRule,
  regroup,
  withGroups,
} from './formGroups.ts'

const rule = (name: string, group?: string): EditedRule => ({
  name,
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: '1',
  maxLength: '9',
  ...(group !== undefined && { group }),
})
const groups = ['account', 'person', 'extra'].map((id) => ({ id, title: { pt: id } }))
const rules: EditedRules = {
  minimumAge: '18',
  groups,
  layout: 'steps',
  fields: [rule('a'), rule('b', 'account'), rule('c', 'account'), rule('d', 'person')],
}
/** Fields with their groups: `b@account`. */
const placesOf = (fields: readonly EditedRule[]) =>
  fields.map(({ name, group }) => (group === undefined ? name : `${name}@${group}`)).join(' ')

describe('moving a field', () => {
  it.each([
    ['b', 1, 'a c@account b@account d@person'],
    ['b', -1, 'a b c@account d@person'],
    ['c', 1, 'a b@account c@person d@person'],
    ['d', 1, 'a b@account c@account d@extra'],
    ['d', -1, 'a b@account c@account d@account'],
    ['a', 1, 'a@account b@account c@account d@person'],
  ] as const)(
    'moveRule moves %s by %i within its group or into the next one',
    (name, by, expected) => {
      expect(placesOf(moveRule(rules, name, by))).toBe(expected)
    },
  )

  it('moveRule does nothing at either end of the form', () => {
    expect(isAtEnd(rules, 'a', -1)).toBe(true)
    expect(isAtEnd(rules, 'd', 1)).toBe(false)
    const { fields } = rules
    expect(isAtEnd({ fields: [...fields, rule('e', 'extra')], groups }, 'e', 1)).toBe(true)
    expect(moveRule({ fields: [rule('a')] }, 'a', 1)).toEqual([rule('a')])
  })

  it.each([
    ['a', 3, 'b@account c@account d@person a@person'],
    ['a', 2, 'b@account c@account a@account d@person'],
    ['d', 0, 'd a b@account c@account'],
    ['d', 1, 'a d@account b@account c@account'],
    ['b', 2, 'a c@account b@account d@person'],
    ['c', 9, 'a b@account d@person c@person'],
  ] as const)(
    'placeRule puts %s at the index %i, in the group that it enters',
    (name, place, expected) => {
      expect(placesOf(placeRule(rules, name, place))).toBe(expected)
    },
  )

  it('regroup moves a field to the end of another group', () => {
    expect(placesOf(regroup(rules, 'a', 'account'))).toBe('b@account c@account a@account d@person')
    expect(placesOf(regroup(rules, 'd', undefined))).toBe('a d b@account c@account')
  })
})

describe('groups of a form', () => {
  it('byGroup lists empty groups too, and puts fields without a known group first', () => {
    const found = byGroup([...rules.fields, rule('x', 'gone')], groups)
    expect(found.map(({ group, rules: own }) => [group?.id, own.length])).toEqual([
      [undefined, 2],
      ['account', 2],
      ['person', 1],
      ['extra', 0],
    ])
  })

  it('withGroups keeps the fields of a removed group, without a group', () => {
    const found = withGroups(rules, groups.slice(1))
    expect(placesOf(found.fields)).toBe('a b c d@person')
    expect(found.layout).toBe('steps')
    expect(withGroups(rules, [])).not.toHaveProperty('layout')
  })

  it('withGroups sorts the fields by the new order of the groups', () => {
    expect(placesOf(withGroups(rules, groups.toReversed()).fields)).toBe(
      'a d@person b@account c@account',
    )
  })

  it('newGroupId returns an id that no other group has', () => {
    expect(newGroupId([])).toBe('group1')
    expect(newGroupId([{ id: 'group2', title: {} }])).toBe('group3')
  })
})
