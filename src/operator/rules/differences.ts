import type { EditedRule, EditedRules, FieldGroup, FormLayout } from './draft.ts'
import { type Property, partsOf, readPart } from './ruleParts.ts'
import { isSameValue } from './sameValue.ts'

/** Difference between two sets of rules. */
export type Change =
  | { kind: 'age'; before: string; after: string }
  | { kind: 'groups'; before: readonly FieldGroup[]; after: readonly FieldGroup[] }
  | { kind: 'layout'; before: FormLayout; after: FormLayout }
  | { kind: 'added' | 'removed'; field: string; rule: EditedRule }
  /** Field at another position in the same group; positions count from 1 in the form. */
  | { kind: 'moved'; field: string; before: number; after: number }
  | {
      kind: 'part'
      field: string
      key: string
      property: Property
      /** Language of a text, or name of a list of samples. */
      detail?: string
      before: unknown
      after: unknown
    }

/** Changes of a draft relative to its base version, field by field. */
export function changesOf(before: EditedRules, after: EditedRules): Change[] {
  const old = new Map(before.fields.map((rule) => [rule.name, rule]))
  const names = new Set(after.fields.map(({ name }) => name))
  return [
    ...(before.minimumAge.trim() === after.minimumAge.trim()
      ? []
      : [{ kind: 'age' as const, before: before.minimumAge, after: after.minimumAge }]),
    ...formChanges(before, after),
    ...before.fields.flatMap((rule) =>
      names.has(rule.name) ? [] : [{ kind: 'removed' as const, field: rule.name, rule }],
    ),
    ...movedFields(before.fields, after.fields),
    ...after.fields.flatMap((rule) => ruleChanges(old.get(rule.name), rule)),
  ]
}

/** Changes of the groups and the layout of the form. */
function formChanges(before: EditedRules, after: EditedRules): Change[] {
  const [groups, newGroups] = [before.groups ?? [], after.groups ?? []]
  const [layout, newLayout] = [before.layout ?? 'page', after.layout ?? 'page']
  return [
    ...(isSameValue(groups, newGroups)
      ? []
      : [{ kind: 'groups' as const, before: groups, after: newGroups }]),
    ...(layout === newLayout
      ? []
      : [{ kind: 'layout' as const, before: layout, after: newLayout }]),
  ]
}

export function ruleChanges(before: EditedRule | undefined, after: EditedRule): Change[] {
  if (before === undefined) return [{ kind: 'added', field: after.name, rule: after }]
  // An unchanged rule is the identical object.
  if (before === after) return []
  return partsOf([before, after]).flatMap((part): Change[] => {
    const [was, is] = [readPart(before, part), readPart(after, part)]
    return isSamePart(was, is)
      ? []
      : [{ kind: 'part', field: after.name, ...part, before: was, after: is }]
  })
}

const isSamePart = (one: unknown, other: unknown) =>
  isSameValue(one, other) ||
  (typeof one === 'string' && typeof other === 'string' && isSameNumber(one, other))

/** Compares the numbers as texts, since a draft contains lengths as typed. */
const isSameNumber = (one: string, other: string) =>
  /^\s*\d+\s*$/.test(one) && /^\s*\d+\s*$/.test(other) && one.trim() === other.trim()

/**
 * Compares positions within each group. A change of a field's group or of the groups' order is not
 * a move: it is reported separately.
 */
function movedFields(before: readonly EditedRule[], after: readonly EditedRule[]): Change[] {
  const old = Map.groupBy(before, ({ group }) => group)
  return [...Map.groupBy(after, ({ group }) => group)].flatMap(([group, rules]) =>
    movedInGroup(old.get(group) ?? [], rules, before, after),
  )
}

function movedInGroup(
  oldRules: readonly EditedRule[],
  rules: readonly EditedRule[],
  before: readonly EditedRule[],
  after: readonly EditedRule[],
): Change[] {
  const common = new Set(oldRules.map(({ name }) => name))
  const places = new Map(before.map(({ name }, place) => [name, place]))
  const shared = rules.filter(({ name }) => common.has(name))
  const order = shared.map(({ name }) => places.get(name) ?? 0)
  const kept = longestRise(order)
  return shared.flatMap(({ name }) => {
    const place = places.get(name) ?? 0
    if (kept.has(place)) return []
    const now = after.findIndex((rule) => rule.name === name)
    return [{ kind: 'moved' as const, field: name, before: place + 1, after: now + 1 }]
  })
}

/** Longest increasing subsequence, so that the fewest fields count as moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const number of numbers) {
    const found = ends.findIndex((end) => end >= number)
    const length = found === -1 ? ends.length : found
    previous.set(number, ends[length - 1])
    ends[length] = number
  }
  const rise = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) rise.add(at)
  return rise
}
