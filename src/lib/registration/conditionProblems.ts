/**
 * Problems of the conditions, groups and `askAt` values in a draft of the registration rules. The
 * page and the server use the same checks.
 */
import { parseDate } from '../date.ts'
import {
  type Condition,
  type ConditionalRule,
  type ConditionOperator,
  fieldsRead,
  isOperator,
  orderOf,
} from './decideFields.ts'
import { type FieldKind, kindOf } from './fieldKinds.ts'
import type { AskingRule } from './fieldsInForce.ts'
import { inFormOrder } from './formOrder.ts'
import { canHold } from './satisfiability.ts'

/** Rule of a draft with the properties that are checked here. */
export type ConditionalDraft = ConditionalRule &
  AskingRule & {
    enabled: boolean
    group?: string | undefined
    options?: readonly { value: string }[] | undefined
  }

/** `place` is the path from the rule to the value: `showWhen/0/values/1`. */
export type ConditionProblem =
  | {
      code:
        | 'CONDITION_INCOMPLETE'
        | 'CONDITION_OPERATOR_UNFIT'
        | 'NEVER_SHOWN'
        | 'ASKED_LATER_UNFIT'
        | 'CORE_FIELD'
      place: string
    }
  | {
      code:
        | 'CONDITION_SOURCE_MISSING'
        | 'CONDITION_SOURCE_LATER'
        | 'CONDITION_SOURCE_OFF'
        | 'CONDITION_SOURCE_SECRET'
        | 'GROUP_UNKNOWN'
      place: string
      name: string
    }
  | { code: 'CONDITION_VALUE_INVALID'; place: string; text: string }

/** Fields that every registration form shows to everybody. */
const unconditionalFields: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'captcha',
])
/**
 * Fields that can be asked only at registration. An e-mail address can be added later only with a
 * proof of its owner.
 */
const registrationFields: ReadonlySet<string> = new Set(['affiliateCode', 'recommenderId', 'email'])

/** True if a field is always shown, regardless of other answers. */
export const isUnconditional = (name: string): boolean => unconditionalFields.has(name)

/** True if a field may be asked at the first deposit or withdrawal (FORM-05). */
export const canBeAskedLater = (rule: { name: string; type?: FieldKind | undefined }): boolean =>
  !isUnconditional(rule.name) && !registrationFields.has(rule.name) && kindOf(rule) !== 'password'

/** True if conditions must not read the field: its value is never stored as text. */
const isSecret = (rule: { name: string; type?: FieldKind | undefined }): boolean =>
  kindOf(rule) === 'password' || rule.name === 'captcha' || rule.name === 'verificationCode'

const presence: readonly ConditionOperator[] = ['answered', 'unanswered']
const equality: readonly ConditionOperator[] = ['equals', 'notEquals', 'oneOf', 'noneOf']
const order: readonly ConditionOperator[] = ['greater', 'less']

/** Operators for a source. The source is the kind of a field, the age or the country. */
export function operatorsOf(source: FieldKind | 'age' | 'country'): readonly ConditionOperator[] {
  switch (source) {
    case 'checkbox':
      return presence
    case 'age':
      return [...equality, ...order]
    case 'country':
      return equality
    case 'select':
      return [...equality, ...presence]
    case 'number':
    case 'date':
      return [...equality, ...order, ...presence]
    default:
      return [...equality, 'contains', ...presence]
  }
}

/** Number of values that an operator compares with. */
export function valueCount(operator: ConditionOperator): 'none' | 'one' | 'many' {
  if (presence.includes(operator)) return 'none'
  return operator === 'oneOf' || operator === 'noneOf' ? 'many' : 'one'
}

/**
 * Problems of each rule of a draft, by the index of the rule in `fields` (FORM-03).
 * @param groups groups of the draft; they determine the order of the form
 */
export function conditionProblems<Rule extends ConditionalDraft>(
  fields: readonly Rule[],
  groups: readonly { id: string }[] | undefined,
  minimumAge: number,
): ConditionProblem[][] {
  const ordered = inFormOrder(fields, groups)
  const form = { ordered, byName: new Map(fields.map((rule) => [rule.name, rule])), minimumAge }
  return fields.map((rule) => {
    const conditions = conditionsByPlace(rule)
    const found = conditions.flatMap(({ condition, place }) =>
      problemsOfCondition(rule, condition, form).map((problem) => ({
        ...problem,
        place: [place, problem.place].filter((part) => part !== '').join('/'),
      })),
    )
    return [...asideProblems(rule, groups), ...found, ...neverShown(rule, form, found.length > 0)]
  })
}

type Form<Rule> = {
  ordered: readonly Rule[]
  byName: ReadonlyMap<string, Rule>
  minimumAge: number
}

/**
 * Sources that the conditions of a rule may read: the age, the country, and earlier fields that are
 * in the same forms and not secret.
 */
export function conditionSources<Rule extends ConditionalDraft>(
  rule: Rule,
  fields: readonly Rule[],
  groups: readonly { id: string }[] | undefined,
): Pick<Condition, 'source' | 'field'>[] {
  const ordered = inFormOrder(fields, groups)
  const form = {
    ordered,
    byName: new Map(fields.map((each) => [each.name, each])),
    minimumAge: 0,
  }
  const sources: Pick<Condition, 'source' | 'field'>[] = [
    ...ordered.map(({ name }) => ({ source: 'field' as const, field: name })),
    { source: 'age' },
    { source: 'country' },
  ]
  return sources.filter((source) =>
    problemsOfCondition(rule, { ...source, operator: 'answered' }, form).every(
      ({ place }) => place !== 'field',
    ),
  )
}

function conditionsByPlace(rule: ConditionalDraft): { condition: Condition; place: string }[] {
  const at = (conditions: readonly Condition[] | undefined, property: string) =>
    (conditions ?? []).map((condition, index) => ({ condition, place: `${property}/${index}` }))
  return [
    ...at(rule.showWhen, 'showWhen'),
    ...at(rule.requiredWhen, 'requiredWhen'),
    ...(rule.variants ?? []).flatMap(({ when }, index) => at(when, `variants/${index}/when`)),
  ]
}

/**
 * Problems of a rule's group and `askAt`, and of a `showWhen` on a field that must always be shown.
 */
function asideProblems(
  rule: ConditionalDraft,
  groups: readonly { id: string }[] | undefined,
): ConditionProblem[] {
  const { name, group, askAt, showWhen } = rule
  const isLater = askAt !== undefined && askAt !== 'registration'
  return [
    ...(group !== undefined && !groups?.some(({ id }) => id === group)
      ? [{ code: 'GROUP_UNKNOWN' as const, place: 'group', name: group }]
      : []),
    ...(isLater && !canBeAskedLater(rule)
      ? [{ code: 'ASKED_LATER_UNFIT' as const, place: 'askAt' }]
      : []),
    ...(showWhen && isUnconditional(name)
      ? [{ code: 'CORE_FIELD' as const, place: 'showWhen' }]
      : []),
  ]
}

function problemsOfCondition<Rule extends ConditionalDraft>(
  rule: Rule,
  condition: Condition,
  { ordered, byName }: Form<Rule>,
): ConditionProblem[] {
  const name = condition.source === 'field' ? (condition.field ?? '') : condition.source
  if (name === '') return [{ code: 'CONDITION_INCOMPLETE', place: 'field' }]
  const sources = fieldsRead(condition).flatMap((one) => byName.get(one) ?? [])
  const place = 'field'
  if (sources.length === 0) return [{ code: 'CONDITION_SOURCE_MISSING', place, name }]
  const own = ordered.indexOf(rule)
  const earlier = sources.filter((source) => ordered.indexOf(source) < own)
  if (earlier.length === 0) return [{ code: 'CONDITION_SOURCE_LATER', place, name }]
  const [source] = earlier.filter((one) => isAskedWith(one, rule))
  if (!source) return [{ code: 'CONDITION_SOURCE_OFF', place, name }]
  if (isSecret(source)) return [{ code: 'CONDITION_SOURCE_SECRET', place, name }]
  return problemsOfComparison(condition, source)
}

/** True if a source is in every form that has the field, and asked at the same time or earlier. */
function isAskedWith(source: ConditionalDraft, rule: ConditionalDraft): boolean {
  const hasMethods = (rule.methods ?? ['username', 'mobile']).every(
    (method) => source.methods?.includes(method) ?? true,
  )
  const isKnownBy =
    (source.askAt ?? 'registration') === 'registration' || source.askAt === rule.askAt
  return source.enabled && hasMethods && isKnownBy
}

function problemsOfComparison(
  { source: subject, operator, values = [] }: Condition,
  source: ConditionalDraft,
): ConditionProblem[] {
  const fit = operatorsOf(subject === 'field' ? kindOf(source) : subject)
  if (!isOperator(operator) || !fit.includes(operator)) {
    return [{ code: 'CONDITION_OPERATOR_UNFIT', place: 'operator' }]
  }
  const count = valueCount(operator)
  if (count === 'none') return []
  if (values.length === 0 || (count === 'one' && values.length > 1)) {
    return [{ code: 'CONDITION_INCOMPLETE', place: 'values' }]
  }
  return values.flatMap((text, index): ConditionProblem[] =>
    isPossible(text, subject, source)
      ? []
      : [{ code: 'CONDITION_VALUE_INVALID', place: `values/${index}`, text }],
  )
}

/** True if a text is a possible value of the source. */
function isPossible(text: string, subject: Condition['source'], source: ConditionalDraft): boolean {
  if (text.trim() === '') return false
  if (subject === 'age') return /^\d{1,3}$/.test(text)
  if (subject === 'country') return /^[A-Za-z]{2}$/.test(text)
  switch (kindOf(source)) {
    case 'number':
      return !Number.isNaN(orderOf('number', text))
    case 'date':
      return parseDate(text) !== undefined
    case 'select':
      return (source.options ?? []).some(({ value }) => value === text)
    default:
      return true
  }
}

/**
 * Problem of a field whose conditions contradict each other or those of the fields that they read.
 */
function neverShown<Rule extends ConditionalDraft>(
  rule: Rule,
  { byName, minimumAge }: Form<Rule>,
  hasProblems: boolean,
): ConditionProblem[] {
  // Invalid conditions have their own problems; a contradiction is reported once they are valid.
  if (!rule.enabled || !rule.showWhen || hasProblems) return []
  const conditions = closureOf(rule, byName)
  return canHold(conditions, { byName, minimumAge })
    ? []
    : [{ code: 'NEVER_SHOWN', place: 'showWhen' }]
}

/**
 * Returns the conditions of a rule and, recursively, the conditions of all fields that these
 * conditions read.
 */
function closureOf<Rule extends ConditionalDraft>(
  rule: Rule,
  byName: ReadonlyMap<string, Rule>,
): Condition[] {
  const open: Rule[] = [rule]
  const reached = new Set<Rule>(open)
  const found: Condition[] = []
  for (let one = open.pop(); one; one = open.pop()) {
    for (const condition of one.showWhen ?? []) {
      found.push(condition)
      // The country comes from either of two fields, so each of them may be hidden.
      const [source, ...others] = fieldsRead(condition)
      const read = others.length === 0 ? byName.get(source ?? '') : undefined
      if (read && !reached.has(read)) {
        reached.add(read)
        open.push(read)
      }
    }
  }
  return found
}
