import type { components } from '../../api/gen/paths.ts'
import { inFormOrder } from '../../lib/registration/formOrder.ts'

type Schemas = components['schemas']
export type RuleDraft = Schemas['FieldRuleDraft']
export type RulesDraft = Schemas['RegistrationRulesDraft']
export type PublishedRules = Schemas['PublishedRules']
export type PatternVerdict = Schemas['PatternVerdict']
export type FieldCondition = Schemas['FieldCondition']
export type FieldGroup = Schemas['FieldGroup']
export type FormLayout = Schemas['FormLayout']

/** Lengths as typed into their inputs. */
type EditedLengths = { minLength: string; maxLength: string }
type Edited<Rule> = Omit<Rule, 'minLength' | 'maxLength' | 'variants'> & EditedLengths

export type EditedVariant = Edited<Schemas['FieldVariantDraft']>
export type EditedRule = Edited<RuleDraft> & { variants?: EditedVariant[] }
/**
 * Rules while they are edited, with the fields in form order. The note on a publication is not part
 * of the rules.
 */
export type EditedRules = {
  minimumAge: string
  groups?: readonly FieldGroup[]
  layout?: FormLayout
  fields: readonly EditedRule[]
}

/** Changes of a rule; undefined removes a property. */
export type RuleChanges = { [Key in keyof EditedRule]?: EditedRule[Key] | undefined }

/** Codes of problems that only the browser reports. */
export type LocalCode =
  | 'NUMBER'
  | 'OUT_OF_RANGE'
  | 'TOO_LONG'
  | 'MISSING'
  | 'NAME_SHAPE'
  | 'NAME_KNOWN'

/** Problem as the server reports it, or as it is found in the browser. */
export type RuleProblem = Omit<Schemas['Problem'], 'code' | 'values'> & {
  code?: Schemas['ProblemCode'] | LocalCode
  values?: Schemas['ProblemValues'] | Record<string, string | number>
}

/**
 * Problem with names of its field and property instead of indices, so that moving fields does not
 * affect it. `place` identifies the control: `samples.accept.0`, `label.pt`. `field` is undefined
 * if the problem belongs to no single field.
 */
export type PlacedProblem = Pick<RuleProblem, 'code' | 'reason' | 'values'> & {
  field: string | undefined
  property: string
  place: string
}

export function toEdited({ minimumAge, groups, layout, fields }: RulesDraft): EditedRules {
  return {
    minimumAge: String(minimumAge),
    ...(groups && { groups }),
    ...(layout && { layout }),
    fields: inFormOrder(fields, groups).map(({ variants, ...rule }) => ({
      ...withTexts(rule),
      ...(variants && { variants: variants.map(withTexts) }),
    })),
  }
}

type Lengths = { minLength: number; maxLength: number }

const withTexts = <Rule extends Lengths>(
  rule: Rule,
): Omit<Rule, keyof Lengths> & EditedLengths => ({
  ...rule,
  minLength: String(rule.minLength),
  maxLength: String(rule.maxLength),
})

const withNumbers = <Rule extends EditedLengths>(
  rule: Rule,
): Omit<Rule, keyof Lengths> & Lengths => ({
  ...rule,
  minLength: Number(rule.minLength),
  maxLength: Number(rule.maxLength),
})

const wholeNumber = /^\s*\d{1,9}\s*$/
export const isWholeNumber = (text: string): boolean => wholeNumber.test(text)

const hasNumbers = ({ minLength, maxLength }: EditedLengths): boolean =>
  isWholeNumber(minLength) && isWholeNumber(maxLength)

/** Rules in the form of a request; undefined while a number input contains no number. */
export function toDraft(rules: EditedRules, note: string): RulesDraft | undefined {
  const { minimumAge, groups, layout, fields } = rules
  const isComplete = fields.every(
    (rule) => hasNumbers(rule) && (rule.variants ?? []).every(hasNumbers),
  )
  if (!isComplete || !isWholeNumber(minimumAge)) return undefined
  const reason = note.trim()
  return {
    minimumAge: Number(minimumAge),
    ...(reason === '' ? {} : { note: reason }),
    ...(groups && { groups: [...groups] }),
    ...(layout && { layout }),
    fields: fields.map(({ variants, ...rule }) => ({
      ...withNumbers(rule),
      ...(variants && { variants: variants.map(withNumbers) }),
    })),
  }
}

export function changeRule(
  fields: readonly EditedRule[],
  name: string,
  changes: RuleChanges,
): readonly EditedRule[] {
  return fields.map((rule) => (rule.name === name ? withChanges(rule, changes) : rule))
}

function withChanges(rule: EditedRule, changes: RuleChanges): EditedRule {
  const changed = { ...rule, ...changes }
  // Undefined properties are removed; `changes` never contains undefined for a required property.
  return Object.fromEntries(
    Object.entries(changed).filter(([, value]) => value !== undefined),
  ) as EditedRule
}

/**
 * Converts a problem's pointer to names. A draft that violates the contract is rejected before the
 * server reads its fields, so only the pointer identifies the field.
 */
export function placeProblem(
  problem: RuleProblem,
  fields: readonly { name: string }[],
): PlacedProblem {
  const { path, field, property, code, reason, values } = problem
  const [, index, rest = ''] = /^\/fields\/(\d+)(?:\/(.*))?$/.exec(path) ?? []
  const named = field ?? (index === undefined ? undefined : fields[Number(index)]?.name)
  // If the JSON pointer `path` leads to no field, the whole pointer becomes the place, such as
  // `groups.0.title.pt`.
  const place = (named === undefined ? path.slice(1) : rest).replaceAll('/', '.')
  const own = property ?? (place.split('.')[0] || 'name')
  return {
    field: named,
    property: own,
    place: place || own,
    reason,
    ...(code && { code }),
    ...(values && { values }),
  }
}

/** Samples of a rule without those that a check found to contradict it. */
export function withoutContradictions(
  { samples = {} }: EditedRule,
  problems: readonly PlacedProblem[],
): NonNullable<EditedRule['samples']> {
  const contradicting = new Set(
    problems.filter(({ code }) => code === 'SAMPLE_CONTRADICTS').map(({ place }) => place),
  )
  const keep = (kind: 'accept' | 'reject') =>
    samples[kind]?.filter((_, index) => !contradicting.has(`samples.${kind}.${index}`))
  const [accept, reject] = [keep('accept'), keep('reject')]
  return { ...(accept && { accept }), ...(reject && { reject }) }
}
