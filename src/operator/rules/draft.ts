import type { components } from '../../api/gen/paths.ts'

type Schemas = components['schemas']
export type RuleDraft = Schemas['FieldRuleDraft']
export type RulesDraft = Schemas['RegistrationRulesDraft']
export type PublishedRules = Schemas['PublishedRules']
export type PatternVerdict = Schemas['PatternVerdict']

/** Rule while it is edited: lengths are the texts of their inputs. */
export type EditedRule = Omit<RuleDraft, 'minLength' | 'maxLength'> & {
  minLength: string
  maxLength: string
}
/** Rules while they are edited. The note explains a change, so it starts empty. */
export type EditedRules = { minimumAge: string; fields: readonly EditedRule[] }

/** Changes of a rule; undefined removes a property. */
export type RuleChanges = { [Key in keyof EditedRule]?: EditedRule[Key] | undefined }

/** Codes of problems found without the server; `values` are those of the message. */
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
 * Problem by the names of its field and property, which do not change when fields move. `place`
 * identifies the control: `samples.accept.0`, `label.pt`. An undefined field means all fields.
 */
export type PlacedProblem = Pick<RuleProblem, 'code' | 'reason' | 'values'> & {
  field: string | undefined
  property: string
  place: string
}

export function toEdited({ minimumAge, fields }: RulesDraft): EditedRules {
  return {
    minimumAge: String(minimumAge),
    fields: fields.map((rule) => ({
      ...rule,
      minLength: String(rule.minLength),
      maxLength: String(rule.maxLength),
    })),
  }
}

const wholeNumber = /^\s*\d{1,9}\s*$/
export const isWholeNumber = (text: string): boolean => wholeNumber.test(text)

/** Rules in the form of a request; undefined while a number input contains no number. */
export function toDraft({ minimumAge, fields }: EditedRules, note: string): RulesDraft | undefined {
  const isComplete = fields.every(
    ({ minLength, maxLength }) => isWholeNumber(minLength) && isWholeNumber(maxLength),
  )
  if (!isComplete || !isWholeNumber(minimumAge)) return undefined
  const reason = note.trim()
  return {
    minimumAge: Number(minimumAge),
    ...(reason === '' ? {} : { note: reason }),
    fields: fields.map((rule) => ({
      ...rule,
      minLength: Number(rule.minLength),
      maxLength: Number(rule.maxLength),
    })),
  }
}

/** Fields with one of them at another index, clamped to the list. */
export function placeRule(
  fields: readonly EditedRule[],
  name: string,
  place: number,
): readonly EditedRule[] {
  const from = fields.findIndex((rule) => rule.name === name)
  const to = Math.min(Math.max(place, 0), fields.length - 1)
  const rule = fields[from]
  if (rule === undefined || from === to) return fields
  return fields.toSpliced(from, 1).toSpliced(to, 0, rule)
}

/** Fields with one of them moved by a number of positions, clamped to the list. */
export function moveRule(
  fields: readonly EditedRule[],
  name: string,
  by: number,
): readonly EditedRule[] {
  return placeRule(fields, name, fields.findIndex((rule) => rule.name === name) + by)
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
  const place = rest.replaceAll('/', '.')
  const named = field ?? (index === undefined ? undefined : fields[Number(index)]?.name)
  const top = path.split('/').at(-1) ?? ''
  const own = property ?? (named === undefined ? top : place.split('.')[0] || 'name')
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
