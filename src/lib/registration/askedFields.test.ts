import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { askedFields } from './askedFields.ts'
import { type Answers, type ConditionalRule, decideFields } from './decideFields.ts'
import type { AskingRule } from './fieldsInForce.ts'

type Rule = ConditionalRule & AskingRule & { minLength?: number }
type Values = Readonly<Record<string, string>>

const at = 'firstDeposit'
const field = (name: string, more: Partial<Rule> = {}): Rule => ({ name, required: false, ...more })
const later = (name: string, more: Partial<Rule> = {}): Rule =>
  field(name, { askAt: at, required: true, ...more })
const when = (name: string, value: string) => [
  { source: 'field' as const, field: name, operator: 'equals', values: [value] },
]

const answersOf = (values: Values, dialingCountry?: string): Answers<Rule> => ({
  read: ({ name }) => values[name] ?? '',
  dialingCountry: () => dialingCountry,
  today: () => '2026-11-29',
})
const askedOf = (rules: Rule[], values: Values = {}, emptyFields: string[] = []) =>
  askedFields(rules, at, {
    ...answersOf(values, 'BR'),
    wasAsked: ({ name }) => emptyFields.includes(name),
  })
const names = (rules: readonly Rule[]) => rules.map(({ name }) => name)

describe('fields that are asked after registration', () => {
  it('[FORM-05] askedFields returns only unanswered fields, and only those for the given moment', () => {
    const rules = [field('email'), later('team'), later('tax', { askAt: 'firstWithdrawal' })]
    expect(names(askedOf(rules))).toEqual(['team'])
    expect(askedOf(rules, { team: 'Bahia' })).toEqual([])
  })

  it('[FORM-05] a required field is asked again after it was left empty, an optional field is not', () => {
    const rules = [later('team'), later('club', { required: false })]
    expect(names(askedOf(rules, {}, ['team', 'club']))).toEqual(['team'])
    expect(names(askedOf(rules))).toEqual(['team', 'club'])
  })

  it('an optional field that was left empty is asked again when a later answer requires it', () => {
    const club = later('club', { required: false, requiredWhen: when('email', 'a@b.co') })
    const rules = [field('email'), club]
    expect(askedOf(rules, { email: 'other@b.co' }, ['club'])).toEqual([])
    expect(askedOf(rules, { email: 'a@b.co' }, ['club'])).toMatchObject([
      { name: 'club', required: true },
    ])
  })

  it('askedFields evaluates conditions on earlier answers and keeps conditions on fields that it returns', () => {
    const district = later('district', { showWhen: when('nationality', 'BR') })
    const rules = [
      field('nationality'),
      district,
      later('team', { showWhen: when('district', 'RJ') }),
    ]
    expect(askedOf(rules, { nationality: 'PT' })).toEqual([])
    expect(askedOf(rules)).toEqual([])
    expect(askedOf(rules, { nationality: 'BR' })).toEqual([
      { name: 'district', required: true, askAt: at },
      { name: 'team', required: true, askAt: at, showWhen: when('district', 'RJ') },
    ])
    expect(names(askedOf(rules, { nationality: 'BR', district: 'RJ' }))).toEqual(['team'])
    expect(askedOf(rules, { nationality: 'BR', district: 'SP' })).toEqual([])
  })

  it('conditions on age and country use the birthday and the mobile number from the registration', () => {
    const age = [{ source: 'age' as const, operator: 'less', values: ['25'] }]
    const country = [{ source: 'country' as const, operator: 'equals', values: ['BR'] }]
    const rules = [
      field('birthday'),
      field('mobileNum'),
      later('school', { showWhen: age }),
      later('district', { showWhen: country }),
    ]
    expect(names(askedOf(rules, { birthday: '2004-01-01' }))).toEqual(['school'])
    expect(names(askedOf(rules, { birthday: '1990-01-01', mobileNum: '11987654321' }))).toEqual([
      'district',
    ])
  })

  it('askedFields applies the first variant that matches earlier answers, and keeps preceding variants if their conditions depend on later answers', () => {
    const variants = [
      { when: when('team', 'Bahia'), minLength: 3 },
      { when: when('email', 'a@b.co'), minLength: 5 },
      { when: when('email', 'a@b.co'), minLength: 7 },
    ]
    const rules = [field('email'), later('team'), later('code', { minLength: 1, variants })]
    expect(askedOf(rules, { email: 'a@b.co' })[1]).toEqual({
      name: 'code',
      required: true,
      askAt: at,
      minLength: 5,
      variants: [variants[0]],
    })
    expect(askedOf(rules, { email: 'a@b.co', team: 'Bahia' })).toMatchObject([{ minLength: 3 }])
  })
})

const value = fc.constantFrom('', 'x', 'y')
const someFields = ['a', 'b', 'c', 'd', 'e', 'f']
/**
 * Rules whose conditions read only earlier fields; the first three fields are asked at
 * registration.
 */
const ruleSets = fc.tuple(
  ...someFields.map((name, index) => {
    const condition = fc.record({
      source: fc.constant('field' as const),
      field: fc.constantFrom(...(index === 0 ? ['none'] : someFields.slice(0, index))),
      operator: fc.constantFrom('answered', 'unanswered', 'equals', 'notEquals'),
      values: fc.constantFrom(['x'], ['y']),
    })
    const conditions = fc.array(condition, { minLength: 1, maxLength: 2 })
    return fc.record(
      {
        name: fc.constant(name),
        required: fc.boolean(),
        askAt: fc.constant(index < 3 ? ('registration' as const) : at),
        showWhen: conditions,
        requiredWhen: conditions,
      },
      { requiredKeys: ['name', 'required', 'askAt'] },
    )
  }),
)

it('applying decideFields to the result of askedFields gives the same later fields as applying decideFields to all answers at once', () => {
  fc.assert(
    fc.property(
      ruleSets,
      fc.tuple(value, value, value),
      fc.tuple(value, value, value),
      (rules, before, typed) => {
        const stored = Object.fromEntries(before.map((one, index) => [someFields[index], one]))
        const now = Object.fromEntries(typed.map((one, index) => [someFields[index + 3], one]))
        const form = askedFields<Rule>(rules, at, { ...answersOf(stored), wasAsked: () => false })
        const shown = decideFields(form, answersOf(now))
        const whole = decideFields<Rule>(rules, answersOf({ ...stored, ...now }))
        const decided = (fields: readonly Rule[]) =>
          fields.filter((one) => one.askAt === at).map(({ name, required }) => [name, required])
        expect(decided(shown)).toEqual(decided(whole))
      },
    ),
    { seed: 20261129, numRuns: propertyRuns(2000) },
  )
})
