import { describe, expect, it } from 'vitest'
import {
  changeRule,
  moveRule,
  placeOf,
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

describe('a draft', () => {
  it('that nobody edited is sent as it came, but for the note on why', () => {
    const { note: _note, ...rest } = live
    expect(toDraft(toEdited(live), ' ')).toEqual({ draft: rest })
    expect(toDraft(toEdited(live), ' Nova regra ')).toEqual({
      draft: { ...rest, note: 'Nova regra' },
    })
  })

  it('keeps labels, hints, choices and samples of a rule that was edited', () => {
    const edited = toEdited(live)
    const fields = changeRule(edited.fields, 'username', { minLength: ' 6 ' })
    expect(toDraft({ ...edited, fields }, '')).toMatchObject({
      draft: { fields: [{ ...live.fields[0], minLength: 6 }, live.fields[1]] },
    })
  })

  it.each(['', '-1', '1.5', '1e2', 'many', '٣'])(
    'with %j for a length is not sent, and says where',
    (text) => {
      const edited = toEdited(live)
      const fields = changeRule(edited.fields, 'shirt', { maxLength: text })
      expect(toDraft({ ...edited, fields }, '')).toMatchObject({
        problems: [{ field: 'shirt', property: 'maxLength', code: 'NUMBER' }],
      })
    },
  )
})

describe('moving a field', () => {
  const { fields } = toEdited(live)
  const names = (moved: typeof fields) => moved.map(({ name }) => name)

  it('changes places with its neighbour', () => {
    expect(names(moveRule(fields, 'shirt', -1))).toEqual(['shirt', 'username'])
  })

  it('does nothing at either end', () => {
    expect(moveRule(fields, 'username', -1)).toBe(fields)
    expect(moveRule(fields, 'shirt', 1)).toBe(fields)
  })
})

describe('a problem', () => {
  const { fields } = toEdited(live)

  it('stands at the field that its pointer names when the contract was broken', () => {
    const problem = { path: '/fields/1/acceptedPattern', reason: 'is too long' }
    expect(placeOf(problem, fields)).toEqual({ field: 'shirt', property: 'acceptedPattern' })
  })

  it('of the minimum age stands at no field', () => {
    expect(placeOf({ path: '/minimumAge', reason: 'x' }, fields)).toEqual({
      field: undefined,
      property: 'minimumAge',
    })
  })
})

describe('dropping samples', () => {
  it('drops those that contradict the rule, and no other', () => {
    const [rule] = toEdited({
      ...live,
      fields: live.fields.map((field) => ({
        ...field,
        samples: { accept: ['ana', 'marina92', 'eva'], reject: ['1', '2'] },
      })),
    }).fields
    const problem = (path: string) => ({ path, code: 'SAMPLE_CONTRADICTS' as const, reason: '' })
    const problems = [
      problem('/fields/7/samples/accept/0'),
      problem('/fields/7/samples/accept/2'),
      { path: '/fields/7/samples/reject/1', code: 'CONTRACT' as const, reason: '' },
    ]
    expect(rule && withoutContradictions(rule, problems)).toEqual({
      accept: ['marina92'],
      reject: ['1', '2'],
    })
  })
})
