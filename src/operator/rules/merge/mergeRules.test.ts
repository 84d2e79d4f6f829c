import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inFormOrder } from '../../../lib/registration/formOrder.ts'
import { changesOf } from '../differences.ts'
import type { EditedRule, EditedRules } from '../draft.ts'
import { mergeRules, type Side } from './mergeRules.ts'

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
const namesOf = ({ fields }: EditedRules) => fields.map(({ name }) => name)

const base = rules(rule('username'), rule('email'), rule('city'))

describe('merge of rules', () => {
  it('mergeRules applies a change that only one side made, and reports that side', () => {
    const theirs = rules(rule('username', { minLength: '5' }), rule('email'), rule('city'))
    const mine = rules(rule('username', { maxLength: '20' }), rule('email'), rule('city'))
    const merged = mergeRules({ base, theirs, mine })
    expect(merged.conflicts).toEqual([])
    expect(merged.rules.fields[0]).toMatchObject({ minLength: '5', maxLength: '20' })
    expect(merged.takenItems.map(({ property, from }) => [property, from])).toEqual([
      ['minLength', 'theirs'],
      ['maxLength', 'mine'],
    ])
  })

  it("a property that both sides changed is a conflict, and the operator's choice resolves it", () => {
    const theirs = rules(rule('username', { minLength: '5' }), rule('email'), rule('city'))
    const mine = rules(rule('username', { minLength: '6' }), rule('email'), rule('city'))
    const { conflicts } = mergeRules({ base, theirs, mine })
    expect(conflicts).toMatchObject([{ field: 'username', base: '4', mine: '6', theirs: '5' }])
    const chosen = (side: Side) =>
      mergeRules({ base, theirs, mine }, { [conflicts[0]?.id ?? '']: side }).rules.fields[0]
    expect(chosen('theirs')).toMatchObject({ minLength: '5' })
    expect(chosen('mine')).toMatchObject({ minLength: '6' })
  })

  it('labels that the sides changed in different languages are both kept', () => {
    const labelled = (label: Record<string, string>) => rules(rule('city', { label }))
    const { rules: merged, conflicts } = mergeRules({
      base: labelled({ pt: 'Cidade' }),
      theirs: labelled({ pt: 'Cidade', es: 'Ciudad' }),
      mine: labelled({ pt: 'Município' }),
    })
    expect(conflicts).toEqual([])
    expect(merged.fields[0]?.label).toEqual({ pt: 'Município', es: 'Ciudad' })
  })

  it('the samples that each side added or removed are combined', () => {
    const sampled = (...accept: string[]) => rules(rule('city', { samples: { accept } }))
    const { rules: merged, conflicts } = mergeRules({
      base: sampled('Rio', 'Natal'),
      theirs: sampled('Rio', 'Natal', 'Recife'),
      mine: sampled('Natal', 'Belém'),
    })
    expect(conflicts).toEqual([])
    expect(merged.fields[0]?.samples).toEqual({ accept: ['Natal', 'Belém', 'Recife'] })
  })

  it('a field removed by one side and changed by the other is a conflict', () => {
    const theirs = rules(rule('username'), rule('city'))
    const mine = rules(rule('username'), rule('email', { required: false }), rule('city'))
    const { conflicts, rules: kept } = mergeRules({ base, theirs, mine })
    expect(conflicts).toMatchObject([{ field: 'email', property: 'field', theirs: undefined }])
    expect(namesOf(kept)).toEqual(['username', 'email', 'city'])
    expect(namesOf(mergeRules({ base, theirs, mine }, { 'email field': 'theirs' }).rules)).toEqual([
      'username',
      'city',
    ])
  })

  it('a field that one side removed and the other left unchanged is dropped', () => {
    const theirs = rules(rule('username'), rule('city'))
    expect(namesOf(mergeRules({ base, theirs, mine: base }).rules)).toEqual(['username', 'city'])
  })

  it("mergeRules keeps the order of one side, and inserts the other side's new fields after their predecessors", () => {
    const theirs = rules(rule('city'), rule('username'), rule('email'))
    const mine = rules(rule('username'), rule('nickname'), rule('email'), rule('city'))
    const { rules: merged, conflicts } = mergeRules({ base, theirs, mine })
    expect(conflicts).toEqual([])
    expect(namesOf(merged)).toEqual(['city', 'username', 'nickname', 'email'])
  })

  it('fields that each side put into a different order are a conflict', () => {
    const theirs = rules(rule('city'), rule('username'), rule('email'))
    const mine = rules(rule('email'), rule('username'), rule('city'))
    const { conflicts } = mergeRules({ base, theirs, mine })
    expect(conflicts).toMatchObject([{ id: 'order' }])
    expect(namesOf(mergeRules({ base, theirs, mine }, { order: 'theirs' }).rules)).toEqual([
      'city',
      'username',
      'email',
    ])
  })
})

describe('merge of groups, layout and conditions', () => {
  const group = (id: string, pt = id) => ({ id, title: { pt } })
  const grouped = (groups: { id: string; title: { pt: string } }[], ...fields: EditedRule[]) => ({
    ...rules(...fields),
    groups,
  })

  it('groups added by either side are kept, and the fields follow the order of the groups', () => {
    const before = grouped([group('account')], rule('username', { group: 'account' }))
    const mine = { ...before, groups: [group('account'), group('person')] }
    const theirs = grouped(
      [group('extra'), group('account')],
      rule('city', { group: 'extra' }),
      rule('username', { group: 'account' }),
    )
    const { rules: merged, conflicts } = mergeRules({ base: before, theirs, mine })
    expect(conflicts).toEqual([])
    expect(merged.groups?.map(({ id }) => id)).toEqual(['extra', 'account', 'person'])
    expect(namesOf(merged)).toEqual(['city', 'username'])
  })

  it('different titles of a group on both sides are a conflict, and a layout changed on one side is not', () => {
    const before = grouped([group('account', 'Conta')], rule('username'))
    const mine = { ...before, groups: [group('account', 'Sua conta')] }
    const theirs = {
      ...before,
      groups: [group('account', 'A conta')],
      layout: 'steps' as const,
    }
    const { conflicts, takenItems } = mergeRules({ base: before, theirs, mine })
    expect(conflicts).toMatchObject([{ id: 'group account', property: 'groups' }])
    expect(takenItems).toMatchObject([{ id: 'layout', from: 'theirs' }])
    const chosen = mergeRules({ base: before, theirs, mine }, { 'group account': 'theirs' })
    expect(chosen.rules).toMatchObject({ groups: [group('account', 'A conta')], layout: 'steps' })
  })

  it('conditions that both sides changed are a conflict', () => {
    const shown = (field: string) => ({
      showWhen: [{ source: 'field' as const, field, operator: 'answered' as const }],
    })
    const before = rules(rule('username'), rule('email'), rule('city'))
    const mine = rules(rule('username'), rule('email'), rule('city', shown('email')))
    const theirs = rules(rule('username'), rule('email'), rule('city', shown('username')))
    const { conflicts } = mergeRules({ base: before, theirs, mine })
    expect(conflicts).toMatchObject([{ field: 'city', property: 'showWhen' }])
  })
})

const someRule = (name: string): fc.Arbitrary<EditedRule> =>
  fc
    .record(
      {
        enabled: fc.boolean(),
        required: fc.boolean(),
        minLength: fc.constantFrom('4', '5', '6'),
        acceptedPattern: fc.constantFrom('*', '^a$', '^b$'),
        label: fc.dictionary(fc.constantFrom('pt', 'en', 'es'), fc.constantFrom('A', 'B'), {
          maxKeys: 2,
          noNullPrototype: true,
        }),
        samples: fc.record({ accept: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')) }),
      },
      { requiredKeys: [] },
    )
    .map((changes) => rule(name, changes))

const someGroupedRule = (name: string, groups: readonly string[]): fc.Arbitrary<EditedRule> =>
  fc
    .tuple(someRule(name), fc.constantFrom(undefined, ...groups))
    .map(([found, group]) => (group === undefined ? found : { ...found, group }))

const someRules: fc.Arbitrary<EditedRules> = fc
  .record({
    minimumAge: fc.constantFrom('18', '19', '21'),
    groups: fc.shuffledSubarray(['g', 'h', 'i']),
    layout: fc.constantFrom('page' as const, 'steps' as const),
    names: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }),
  })
  .chain(({ minimumAge, groups: ids, layout, names }) => {
    const groups = ids.map((id) => ({ id, title: { pt: id } }))
    return fc.tuple(...names.map((name) => someGroupedRule(name, ids))).map((fields) => ({
      minimumAge,
      ...(groups.length > 0 && { groups, layout }),
      fields: inFormOrder(fields, groups),
    }))
  })

const threeSides = fc.record({ base: someRules, mine: someRules, theirs: someRules })

describe('merge of random rules', () => {
  const holds = (
    property: fc.IProperty<[{ base: EditedRules; mine: EditedRules; theirs: EditedRules }]>,
  ) => fc.assert(property, { numRuns: 300 })

  it('merging with unchanged rules returns the draft', () => {
    holds(
      fc.property(threeSides, ({ base: before, mine }) => {
        const merged = mergeRules({ base: before, theirs: before, mine })
        expect(merged.conflicts).toEqual([])
        expect(changesOf(mine, merged.rules)).toEqual([])
      }),
    )
  })

  it("merging an unedited draft returns the other operator's rules", () => {
    holds(
      fc.property(threeSides, ({ base: before, theirs }) => {
        const merged = mergeRules({ base: before, theirs, mine: before })
        expect(merged.conflicts).toEqual([])
        expect(changesOf(theirs, merged.rules)).toEqual([])
      }),
    )
  })

  it('merging two equal sides returns their rules', () => {
    holds(
      fc.property(threeSides, ({ base: before, mine }) => {
        const merged = mergeRules({ base: before, theirs: structuredClone(mine), mine })
        expect(merged.conflicts).toEqual([])
        expect(changesOf(mine, merged.rules)).toEqual([])
      }),
    )
  })

  it('a merge keeps each change that only one side made, whatever the choices are', () => {
    holds(
      fc.property(threeSides, (sides) => {
        const asked = mergeRules(sides)
        const everything = (side: Side) =>
          Object.fromEntries(asked.conflicts.map(({ id }) => [id, side]))
        for (const side of ['mine', 'theirs'] as const) {
          const { rules: merged, takenItems } = mergeRules(sides, everything(side))
          for (const item of takenItems.filter(({ from }) => from !== 'both')) {
            // A second merge of the result with the item's side must find no difference in the
            // item.
            const own = item.from === 'mine' ? sides.mine : sides.theirs
            const again = mergeRules({ base: sides.base, theirs: own, mine: merged })
            const isLost = [...again.conflicts, ...again.takenItems].some(
              ({ id, mine, theirs }) =>
                id === item.id && JSON.stringify(mine) !== JSON.stringify(theirs),
            )
            expect(isLost && item.property !== 'order').toBe(false)
          }
        }
      }),
    )
  })

  it('merged rules contain each field once', () => {
    holds(
      fc.property(threeSides, (sides) => {
        const names = namesOf(mergeRules(sides).rules)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })
})
