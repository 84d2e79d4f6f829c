import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { type Condition, decideFields } from './decideFields.ts'
import { canHold } from './satisfiability.ts'

const choices = ['red', 'blue', 'green']
const sources = [
  {
    name: 'team',
    type: 'select' as const,
    required: false,
    options: choices.map((value) => ({ value })),
  },
  { name: 'size', type: 'number' as const, required: false },
  { name: 'news', type: 'checkbox' as const, required: false },
]
const byName = new Map(sources.map((source) => [source.name, source]))

/** Answers for each source that cover all cases which the conditions below can distinguish. */
const answersByName: Record<string, readonly string[]> = {
  team: ['', ...choices],
  size: ['', '0.5', '1', '1.5', '2', '2.5', '3', '3.5'],
  news: ['', 'true'],
}

const operators = ['answered', 'unanswered', 'equals', 'notEquals', 'oneOf', 'noneOf'] as const
/** Keeps at most one value of a condition, since only `oneOf` and `noneOf` compare with several. */
const withValueCount = (condition: Condition): Condition =>
  condition.operator.endsWith('Of')
    ? condition
    : { ...condition, values: condition.values?.slice(0, 1) }

const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    source: fc.constant('field' as const),
    field: fc.constant('team'),
    operator: fc.constantFrom(...operators, 'contains' as const),
    values: fc.array(fc.constantFrom(...choices, 'RED', 're'), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    source: fc.constant('field' as const),
    field: fc.constant('size'),
    operator: fc.constantFrom(...operators, 'greater' as const, 'less' as const),
    values: fc.array(fc.constantFrom('1', '2', '3', '2.0'), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    source: fc.constant('field' as const),
    field: fc.constant('news'),
    operator: fc.constantFrom('answered' as const, 'unanswered' as const),
  }),
)

const aCondition = anyCondition.map(withValueCount)

/** True if any combination of answers shows a field with the conditions. */
function isEverShown(conditions: readonly Condition[]): boolean {
  const rules = [...sources, { name: 'shirt', required: false, showWhen: conditions }]
  return (answersByName.team ?? []).some((team) =>
    (answersByName.size ?? []).some((size) =>
      (answersByName.news ?? []).some((news) => {
        const answers: Record<string, string> = { team, size, news }
        const visible = decideFields(rules, {
          read: ({ name }) => answers[name] ?? '',
          dialingCountry: () => undefined,
          today: () => '2026-11-23',
        })
        return visible.some(({ name }) => name === 'shirt')
      }),
    ),
  )
}

it('[FORM-03] canHold is false exactly when no combination of answers shows the field', () => {
  fc.assert(
    fc.property(fc.array(aCondition, { minLength: 1, maxLength: 4 }), (conditions) => {
      expect(canHold(conditions, { byName, minimumAge: 18 })).toBe(isEverShown(conditions))
    }),
    { numRuns: propertyRuns(2_000, 200) },
  )
})

it.each<{ title: string; conditions: Condition[]; can: boolean }>([
  {
    title: 'an age below the minimum age',
    conditions: [{ source: 'age', operator: 'less', values: ['18'] }],
    can: false,
  },
  {
    title: 'the minimum age itself',
    conditions: [{ source: 'age', operator: 'equals', values: ['18'] }],
    can: true,
  },
  {
    title: 'a full age between two that follow each other',
    conditions: [
      { source: 'age', operator: 'greater', values: ['20'] },
      { source: 'age', operator: 'less', values: ['21'] },
    ],
    can: false,
  },
  {
    title: 'two countries at once',
    conditions: [
      { source: 'country', operator: 'equals', values: ['BR'] },
      { source: 'country', operator: 'equals', values: ['PT'] },
    ],
    can: false,
  },
])('[FORM-03] canHold returns $can for conditions on $title', ({ conditions, can }) => {
  expect(canHold(conditions, { byName, minimumAge: 18 })).toBe(can)
})
