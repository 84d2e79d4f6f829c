import { describe, expect, it } from 'vitest'
import {
  changeRule,
  placeProblem,
  type RulesDraft,
  toDraft,
  toEdited,
  withoutContradictions,
} from './draft.ts'

const live: RulesDraft = {
  minimumAge: 18,
  note: 'First rules',
  fields: [
    {
      name: 'username',
      enabled: true,
      required: true,
      acceptedPattern: '^[a-z]+$',
      patternId: 'ALPHANUMERIC',
      minLength: 4,
      maxLength: 16,
      methods: ['username'],
      label: { pt: 'Apelido', en: 'Nickname' },
      hint: { pt: 'Como quer ser chamado' },
      samples: { accept: ['ana'], reject: ['1'] },
    },
    {
      name: 'shirt',
      type: 'select',
      enabled: true,
      required: false,
      acceptedPattern: '*',
      patternId: 'LENGTH_ONLY',
      minLength: 1,
      maxLength: 2,
      options: [{ value: 'M', label: { pt: 'Médio' } }],
    },
  ],
}

describe('draft of the rules', () => {
  it('an unedited draft is sent unchanged, except for the note', () => {
    const { note: _note, ...rest } = live
    expect(toDraft(toEdited(live), ' ')).toEqual(rest)
    expect(toDraft(toEdited(live), ' Nova regra ')).toEqual({ ...rest, note: 'Nova regra' })
  })

  it('an edited rule keeps its labels, hints, options and samples', () => {
    const edited = toEdited(live)
    const fields = changeRule(edited.fields, 'username', { minLength: ' 6 ' })
    expect(toDraft({ ...edited, fields }, '')).toMatchObject({
      fields: [{ ...live.fields[0], minLength: 6 }, live.fields[1]],
    })
  })

  it('a draft with conditions, variants, groups and steps is sent unchanged', () => {
    const when = [{ source: 'field' as const, field: 'username', operator: 'answered' as const }]
    const [username, shirt] = live.fields
    const grouped: RulesDraft = {
      minimumAge: 18,
      groups: [{ id: 'size', title: { pt: 'Tamanho' } }],
      layout: 'steps',
      // Both rules exist in `live`; `flatMap` only narrows their types.
      fields: [username, shirt]
        .flatMap((rule) => rule ?? [])
        .map((rule, index) => ({
          ...rule,
          ...(index === 1 && {
            group: 'size',
            askAt: 'firstDeposit' as const,
            showWhen: when,
            variants: [
              {
                when,
                acceptedPattern: '*',
                patternId: 'LENGTH_ONLY' as const,
                minLength: 2,
                maxLength: 3,
              },
            ],
          }),
        })),
    }
    expect(toDraft(toEdited(grouped), '')).toEqual(grouped)
  })

  it('the fields of a draft are in form order, even if they were stored in another order', () => {
    const groups = [{ id: 'first', title: { pt: 'Início' } }]
    const fields = live.fields.map((rule, index) =>
      index === 0 ? { ...rule, group: 'first' } : rule,
    )
    expect(toEdited({ ...live, groups, fields }).fields.map(({ name }) => name)).toEqual([
      'shirt',
      'username',
    ])
  })

  it.each(['', '-1', '1.5', '1e2', 'many', '٣'])(
    'a draft with the length %j is not sent',
    (text) => {
      const edited = toEdited(live)
      const fields = changeRule(edited.fields, 'shirt', { maxLength: text })
      expect(toDraft({ ...edited, fields }, '')).toBeUndefined()
    },
  )
})

describe('changing a rule', () => {
  it('changeRule removes an undefined property and keeps the other rules', () => {
    const { fields } = toEdited(live)
    const changed = changeRule(fields, 'username', { methods: undefined, required: false })
    expect(changed[0]).not.toHaveProperty('methods')
    expect(changed[0]).toMatchObject({ required: false, label: { en: 'Nickname' } })
    expect(changed[1]).toBe(fields[1])
  })
})

describe('place of a problem', () => {
  const { fields } = toEdited(live)
  const at = (path: string, more = {}) => placeProblem({ path, reason: 'x', ...more }, fields)

  it('a contract violation is placed at the field whose index its pointer contains', () => {
    expect(at('/fields/1/acceptedPattern')).toMatchObject({
      field: 'shirt',
      property: 'acceptedPattern',
      place: 'acceptedPattern',
    })
  })

  it('the place of a problem contains the index of its sample or option', () => {
    expect(at('/fields/0/samples/accept/2')).toMatchObject({
      property: 'samples',
      place: 'samples.accept.2',
    })
    expect(at('/fields/1/options/0/label/pt')).toMatchObject({
      field: 'shirt',
      place: 'options.0.label.pt',
    })
  })

  it('a problem about a missing field is placed at the name of that field', () => {
    expect(at('/fields', { field: 'password', property: 'name' })).toMatchObject({
      field: 'password',
      place: 'name',
    })
  })

  it('a problem of the minimum age has no field', () => {
    expect(at('/minimumAge')).toMatchObject({ field: undefined, place: 'minimumAge' })
  })

  it('a problem of a group is placed at the group', () => {
    expect(at('/groups/0/title/pt')).toMatchObject({
      field: undefined,
      property: 'groups',
      place: 'groups.0.title.pt',
    })
  })

  it('[FORM-03] a problem of a condition is placed at the condition', () => {
    expect(at('/fields/1/variants/0/when/1/values/0', { property: 'variants' })).toMatchObject({
      field: 'shirt',
      place: 'variants.0.when.1.values.0',
    })
  })
})

describe('withoutContradictions', () => {
  it('withoutContradictions drops only the samples that contradict the rule', () => {
    const [rule] = toEdited({
      ...live,
      fields: live.fields.map((field) => ({
        ...field,
        samples: { accept: ['ana', 'marina92', 'eva'], reject: ['1', '2'] },
      })),
    }).fields
    const problem = (path: string) => ({ path, code: 'SAMPLE_CONTRADICTS' as const, reason: '' })
    const problems = [
      problem('/fields/0/samples/accept/0'),
      problem('/fields/0/samples/accept/2'),
      { path: '/fields/0/samples/reject/1', code: 'CONTRACT' as const, reason: '' },
    ]
    const found = problems.map((each) => placeProblem(each, live.fields))
    expect(rule && withoutContradictions(rule, found)).toEqual({
      accept: ['marina92'],
      reject: ['1', '2'],
    })
  })
})
