/**
 * Decides which fields of a form with conditions are visible and required, and which variant of
 * their rule applies. The page and the server use the same function (FORM-02).
 */
import { ageOn, parseDate } from '../date.ts'
import { normalizeText } from '../text.ts'
import { type FieldKind, kindOf } from './fieldKinds.ts'

/** Condition of the API contract. `operator` may be one that this build does not know. */
export type Condition = {
  source: 'field' | 'age' | 'country'
  field?: string | undefined
  operator: string
  values?: readonly string[] | undefined
}

/** Properties of a rule that `decideFields` reads or changes. */
export type ConditionalRule = {
  name: string
  type?: FieldKind | undefined
  required: boolean
  showWhen?: readonly Condition[] | undefined
  requiredWhen?: readonly Condition[] | undefined
  variants?: readonly { when: readonly Condition[] }[] | undefined
}

/** Answers of the applicant, on the page or in a request. */
export type Answers<Rule> = {
  /** Value of a field as `fieldValue` returns it; empty without an answer. */
  read: (rule: Rule) => string
  /** Country of the mobile number's dialing code (ISO 3166 code). */
  dialingCountry: () => string | undefined
  /** Day in the market's time zone, as `2026-11-21`. */
  today: () => string
}

/** Known fields from which the age and the country are taken, in order of preference. */
const sourceFields = { age: ['birthday'], country: ['nationality', 'mobileNum'] } as const

/** Names of the fields that a condition reads, in order of preference. */
export const fieldsRead = ({ source, field }: Condition): readonly string[] =>
  source === 'field' ? [field ?? ''] : sourceFields[source]

export const conditionsOf = (rule: ConditionalRule): readonly Condition[] => [
  ...(rule.showWhen ?? []),
  ...(rule.requiredWhen ?? []),
  ...(rule.variants ?? []).flatMap(({ when }) => when),
]

/** Normalised lower-case text, for comparisons. */
export const folded = (text: string): string => normalizeText(text).toLowerCase()

/** Number by which `greater` and `less` compare values; NaN for a value without a number. */
export function orderOf(kind: FieldKind, value: string): number {
  if (kind !== 'date') return value === '' ? Number.NaN : Number(value)
  const date = parseDate(value)
  return date ? Date.UTC(date.year, date.month - 1, date.day) : Number.NaN
}

type Answer = { value: string; kind: FieldKind }

/**
 * Visible fields in their order. A field is required if its rule or its conditions require it, and
 * the first variant that holds sets its pattern and lengths. Conditions read only earlier fields,
 * so one pass decides all fields. Calls with the same decisions return the identical rule objects.
 *
 * When this build does not know an operator, the field is shown and the condition requires nothing;
 * the server decides.
 */
export function decideFields<Rule extends ConditionalRule>(
  rules: readonly Rule[],
  answers: Answers<Rule>,
): readonly Rule[] {
  const visible = new Map<string, Rule>()
  // Caches values, since many conditions can read the same field.
  const values = new Map<Rule, string>()
  const read = (rule: Rule) => {
    const value = values.get(rule) ?? answers.read(rule)
    values.set(rule, value)
    return value
  }
  const known = { ...answers, read }
  const holds = (conditions: readonly Condition[] | undefined, ifUnknown: boolean): boolean =>
    conditions?.every((one) => conditionHolds(one, visible, known) ?? ifUnknown) ?? false
  for (const rule of rules) {
    if (rule.showWhen && !holds(rule.showWhen, true)) continue
    const variant = rule.variants?.findIndex(({ when }) => holds(when, false)) ?? -1
    visible.set(
      rule.name,
      decidedRule(rule, rule.required || holds(rule.requiredWhen, false), variant),
    )
  }
  return [...visible.values()]
}

const decidedRules = new WeakMap<object, Map<string, ConditionalRule>>()

function decidedRule<Rule extends ConditionalRule>(
  rule: Rule,
  required: boolean,
  variant: number,
): Rule {
  if (required === rule.required && variant === -1) return rule
  const known = decidedRules.get(rule) ?? new Map<string, ConditionalRule>()
  decidedRules.set(rule, known)
  const key = `${required} ${variant}`
  const { when: _, ...replaced } = rule.variants?.[variant] ?? { when: [] }
  const decided = known.get(key) ?? { ...rule, ...replaced, required }
  known.set(key, decided)
  // `known` contains only rules derived from `rule`.
  return decided as Rule
}

/** Result of a condition; undefined when this build does not know its operator. */
export function conditionHolds<Rule extends ConditionalRule>(
  condition: Condition,
  visible: ReadonlyMap<string, Rule>,
  answers: Answers<Rule>,
): boolean | undefined {
  const { operator, values = [] } = condition
  if (!isOperator(operator)) return undefined
  const answer = answerOf(condition, visible, answers)
  if (answer === undefined || (answer.value === '' && operator !== 'unanswered')) return false
  return comparisons[operator](answer, values)
}

const isEqual = ({ value, kind }: Answer, other: string): boolean =>
  kind === 'number' || kind === 'date'
    ? orderOf(kind, value) === orderOf(kind, other)
    : folded(value) === folded(other)

type Compare = (answer: Answer, values: readonly string[]) => boolean

const comparisons: Readonly<Record<ConditionOperator, Compare>> = {
  answered: () => true,
  unanswered: ({ value }) => value === '',
  equals: (answer, [value = '']) => isEqual(answer, value),
  notEquals: (answer, [value = '']) => !isEqual(answer, value),
  oneOf: (answer, values) => values.some((one) => isEqual(answer, one)),
  noneOf: (answer, values) => !values.some((one) => isEqual(answer, one)),
  contains: (answer, [value = '']) => folded(answer.value).includes(folded(value)),
  greater: ({ value, kind }, [bound = '']) => orderOf(kind, value) > orderOf(kind, bound),
  less: ({ value, kind }, [bound = '']) => orderOf(kind, value) < orderOf(kind, bound),
}

/** Operators that this build knows. */
export type ConditionOperator =
  | 'answered'
  | 'unanswered'
  | 'equals'
  | 'notEquals'
  | 'oneOf'
  | 'noneOf'
  | 'contains'
  | 'greater'
  | 'less'

export const isOperator = (operator: string): operator is ConditionOperator =>
  Object.hasOwn(comparisons, operator)

/** Answer that a condition reads; undefined while the field is hidden. */
function answerOf<Rule extends ConditionalRule>(
  condition: Condition,
  visible: ReadonlyMap<string, Rule>,
  { read, dialingCountry, today }: Answers<Rule>,
): Answer | undefined {
  if (condition.source === 'field') {
    const source = visible.get(condition.field ?? '')
    return source && { value: read(source), kind: kindOf(source) }
  }
  const sources = fieldsRead(condition).flatMap((name) => visible.get(name) ?? [])
  const [first] = sources
  if (!first) return undefined
  if (condition.source === 'age') {
    const birth = parseDate(read(first))
    return { value: birth ? String(ageOn(birth, today())) : '', kind: 'number' }
  }
  const source = sources.find((rule) => read(rule) !== '')
  if (!source) return { value: '', kind: 'text' }
  const isPhone = source.name === 'mobileNum'
  return { value: isPhone ? (dialingCountry() ?? '') : read(source), kind: 'text' }
}
