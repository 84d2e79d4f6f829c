import type { components } from '../../api/gen/paths.ts'

type Schemas = components['schemas']
export type RuleDraft = Schemas['FieldRuleDraft']
export type RulesDraft = Schemas['RegistrationRulesDraft']
export type PublishedRules = Schemas['PublishedRules']
export type PatternVerdict = Schemas['PatternVerdict']

/** A rule while it is edited: lengths are what stands in their inputs. */
export type EditedRule = Omit<RuleDraft, 'minLength' | 'maxLength'> & {
  minLength: string
  maxLength: string
}
/** The rules while they are edited. The note says why they change, so it starts empty. */
export type EditedRules = { minimumAge: string; fields: readonly EditedRule[] }

/** What is wrong, and where. `NUMBER` is found here, everything else by the server. */
export type RuleProblem = Omit<Schemas['Problem'], 'code'> & {
  code?: Schemas['ProblemCode'] | 'NUMBER'
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

/** The rules as they are sent, or the inputs that hold no number. */
export function toDraft(
  { minimumAge, fields }: EditedRules,
  note: string,
): { draft: RulesDraft } | { problems: RuleProblem[] } {
  const problem = (text: string, where: Omit<RuleProblem, 'reason' | 'code'>): RuleProblem[] =>
    wholeNumber.test(text) ? [] : [{ ...where, code: 'NUMBER', reason: '' }]
  const problems = [
    ...problem(minimumAge, { path: '/minimumAge' }),
    ...fields.flatMap(({ name: field, minLength, maxLength }, index) => [
      ...problem(minLength, { path: `/fields/${index}/minLength`, field, property: 'minLength' }),
      ...problem(maxLength, { path: `/fields/${index}/maxLength`, field, property: 'maxLength' }),
    ]),
  ]
  if (problems.length > 0) return { problems }
  const reason = note.trim()
  return {
    draft: {
      minimumAge: Number(minimumAge),
      ...(reason === '' ? {} : { note: reason }),
      fields: fields.map((rule) => ({
        ...rule,
        minLength: Number(rule.minLength),
        maxLength: Number(rule.maxLength),
      })),
    },
  }
}

/** The fields with one of them moved by some places; it stops at either end. */
export function moveRule(
  fields: readonly EditedRule[],
  name: string,
  by: number,
): readonly EditedRule[] {
  const from = fields.findIndex((rule) => rule.name === name)
  const to = Math.min(Math.max(from + by, 0), fields.length - 1)
  const rule = fields[from]
  if (rule === undefined || from === to) return fields
  return fields.toSpliced(from, 1).toSpliced(to, 0, rule)
}

export function changeRule(
  fields: readonly EditedRule[],
  name: string,
  changes: Partial<EditedRule>,
): readonly EditedRule[] {
  return fields.map((rule) => (rule.name === name ? { ...rule, ...changes } : rule))
}

/**
 * A problem's field and property. A draft that breaks the contract is refused before the server
 * looks at fields, and then only the pointer tells which one it is.
 */
export function placeOf(
  { path, field, property }: RuleProblem,
  fields: readonly EditedRule[],
): { field: string | undefined; property: string } {
  if (field !== undefined) return { field, property: property ?? 'name' }
  const [, index, name] = /\/fields\/(\d+)(?:\/(\w+))?/.exec(path) ?? []
  if (index !== undefined) return { field: fields[Number(index)]?.name, property: name ?? 'name' }
  return { field: undefined, property: path.split('/').at(-1) ?? '' }
}

/** A rule's samples without those that a check found to contradict the rule. */
export function withoutContradictions(
  { samples = {} }: EditedRule,
  problems: readonly RuleProblem[],
): NonNullable<EditedRule['samples']> {
  const contradicting = new Set(
    problems
      .filter(({ code }) => code === 'SAMPLE_CONTRADICTS')
      .map(({ path }) => /(?:accept|reject)\/\d+$/.exec(path)?.[0]),
  )
  const keep = (kind: 'accept' | 'reject') =>
    samples[kind]?.filter((_, index) => !contradicting.has(`${kind}/${index}`))
  const [accept, reject] = [keep('accept'), keep('reject')]
  return { ...(accept && { accept }), ...(reject && { reject }) }
}
