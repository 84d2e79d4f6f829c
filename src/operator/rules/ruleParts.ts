import type { EditedRule } from './draft.ts'

/** Property of a rule that has a name in the console. */
export type Property = Exclude<keyof EditedRule, 'name'>

/**
 * Unit of change of a rule: a property, one language of a text, or one list of samples. `key` is
 * unique within the rule.
 */
export type RulePart = { key: string; property: Property; detail?: string }

const wholeProperties = [
  'enabled',
  'required',
  'type',
  'methods',
  'patternId',
  'acceptedPattern',
  'minLength',
  'maxLength',
  'options',
  'group',
  'askAt',
  'showWhen',
  'requiredWhen',
  'variants',
] as const satisfies readonly Property[]
const texts = ['label', 'hint'] as const
const sampleLists = ['accept', 'reject'] as const

/** Every property of a rule to which a problem can refer. */
export const namedProperties: readonly Property[] = [...wholeProperties, ...texts, 'samples']

/** Parts (see `RulePart`) that at least one of the rules has, in the order of the screen. */
export function partsOf(rules: readonly (EditedRule | undefined)[]): RulePart[] {
  const languages = (property: 'label' | 'hint') => [
    ...new Set(rules.flatMap((rule) => Object.keys(rule?.[property] ?? {}))),
  ]
  return [
    ...wholeProperties.map((property) => ({ key: property, property })),
    ...texts.flatMap((property) =>
      languages(property).map((detail) => ({ key: `${property}.${detail}`, property, detail })),
    ),
    ...sampleLists.map((detail) => ({
      key: `samples.${detail}`,
      property: 'samples' as const,
      detail,
    })),
  ]
}

/** Value of a part of a rule; undefined if the rule lacks the part. */
export function readPart(rule: EditedRule | undefined, { property, detail }: RulePart): unknown {
  if (rule === undefined) return undefined
  if (property === 'samples') {
    const list = rule.samples?.[detail === 'accept' ? 'accept' : 'reject']
    return list?.length ? list : undefined
  }
  if (property === 'label' || property === 'hint') return rule[property]?.[detail ?? '']
  return rule[property]
}

/** Rule with one part replaced by `value`, taken from the same part of another rule. */
export function writePart(rule: EditedRule, part: RulePart, value: unknown): EditedRule {
  const { property, detail = '' } = part
  if (property !== 'label' && property !== 'hint' && property !== 'samples') {
    return withProperty(rule, property, value)
  }
  // `rest` has texts by language, or samples by the name of their list.
  const { [detail]: _old, ...rest } = { ...rule[property] } as Record<string, unknown>
  const parts = value === undefined ? rest : { ...rest, [detail]: value }
  return withProperty(rule, property, Object.keys(parts).length === 0 ? undefined : parts)
}

function withProperty(rule: EditedRule, property: Property, value: unknown): EditedRule {
  const { [property]: _old, ...rest } = rule
  // `value` comes from the same property of another rule, so its type fits.
  return (value === undefined ? rest : { ...rest, [property]: value }) as EditedRule
}
