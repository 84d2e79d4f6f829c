import { describe, expect, it } from 'vitest'
import {
  changeRule,
  moveRule,
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

  it.each(['', '-1', '1.5', '1e2', 'many', '٣'])(
    'a draft with the length %j is not sent',
    (text) => {
      const edited = toEdited(live)
      const fields = changeRule(edited.fields, 'shirt', { maxLength: text })
      expect(toDraft({ ...edited, fields }, '')).toBeUndefined()
    },
  )
})

describe('moving a field', () => {
  const { fields } = toEdited(live)
  const names = (movedFields: typeof fields) => movedFields.map(({ name }) => name)

  it('moveRule swaps a field with its neighbour', () => {
    expect(names(moveRule(fields, 'shirt', -1))).toEqual(['shirt', 'username'])
  })

  it('moveRule does nothing at either end', () => {
    expect(moveRule(fields, 'username', -1)).toBe(fields)
    expect(moveRule(fields, 'shirt', 1)).toBe(fields)
  })
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

  it('a contract violation is placed at the field that its pointer names', () => {
    expect(at('/fields/1/acceptedPattern')).toMatchObject({
      field: 'shirt',
      property: 'acceptedPattern',
      place: 'acceptedPattern',
    })
  })

  it('a problem is placed at its sample or option', () => {
    expect(at('/fields/0/samples/accept/2')).toMatchObject({
      property: 'samples',
      place: 'samples.accept.2',
    })
    expect(at('/fields/1/options/0/label/pt')).toMatchObject({
      field: 'shirt',
      place: 'options.0.label.pt',
    })
  })

  it('a problem of a missing field is placed at its name', () => {
    expect(at('/fields', { field: 'password', property: 'name' })).toMatchObject({
      field: 'password',
      place: 'name',
    })
  })

  it('a problem of the minimum age has no field', () => {
    expect(at('/minimumAge')).toMatchObject({ field: undefined, place: 'minimumAge' })
  })
})

describe('dropping samples', () => {
  it('withoutContradictions drops the samples that contradict the rule, and no others', () => {
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
