import type { EditedRule } from './draft.ts'

/** A rule's property as it is called on the screen. */
export type Property = Exclude<keyof EditedRule, 'name'>

/**
 * What of a rule is changed by itself: a property, or one language of a text, or one list of the
 * samples. `key` tells it apart from all others of the rule.
 */
export type RulePart = { key: string; property: Property; detail?: string }

const whole = [
  'enabled',
  'required',
  'type',
  'methods',
  'patternId',
  'acceptedPattern',
  'minLength',
  'maxLength',
  'options',
] as const satisfies readonly Property[]
const texts = ['label', 'hint'] as const
const sampleLists = ['accept', 'reject'] as const

/** Every part that one of the rules has, in the order of the screen. */
export function partsOf(rules: readonly (EditedRule | undefined)[]): RulePart[] {
  const languages = (property: 'label' | 'hint') => [
    ...new Set(rules.flatMap((rule) => Object.keys(rule?.[property] ?? {}))),
  ]
  return [
    ...whole.map((property) => ({ key: property, property })),
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

/** What a rule says in one part; undefined when it says nothing. */
export function readPart(rule: EditedRule | undefined, { property, detail }: RulePart): unknown {
  if (rule === undefined) return undefined
  if (property === 'samples') {
    const list = rule.samples?.[detail === 'accept' ? 'accept' : 'reject']
    return list?.length ? list : undefined
  }
  if (property === 'label' || property === 'hint') return rule[property]?.[detail ?? '']
  return rule[property]
}

/** The rule with one part as `value`, which another rule has in that part. */
export function writePart(rule: EditedRule, part: RulePart, value: unknown): EditedRule {
  const { property, detail = '' } = part
  if (property !== 'label' && property !== 'hint' && property !== 'samples') {
    return withProperty(rule, property, value)
  }
  // Texts by language, or lists by name.
  const { [detail]: _old, ...rest } = { ...rule[property] } as Record<string, unknown>
  const parts = value === undefined ? rest : { ...rest, [detail]: value }
  return withProperty(rule, property, Object.keys(parts).length === 0 ? undefined : parts)
}

function withProperty(rule: EditedRule, property: Property, value: unknown): EditedRule {
  const { [property]: _old, ...rest } = rule
  // The value was read from the same property of another rule.
  return (value === undefined ? rest : { ...rest, [property]: value }) as EditedRule
}
