/** Places of fields in the form: their order, and the groups that they belong to. */
import { inFormOrder } from '../../lib/registration/formOrder.ts'
import { changeRule, type EditedRule, type EditedRules, type FieldGroup } from './draft.ts'

type Placed = Pick<EditedRules, 'fields' | 'groups'>

/** Rules of one group in form order; `group` is undefined for the rules without a group. */
export type GroupedRules<Rule> = { group: FieldGroup | undefined; rules: readonly Rule[] }

/** Index of the group of a field; -1 if it has none or an unknown one. */
const groupIndex = (groups: readonly FieldGroup[], rule: { group?: string | undefined }): number =>
  groups.findIndex(({ id }) => id === rule.group)

/** Rules by group: first the rules without a group, then those of each group, even an empty one. */
export function byGroup<Rule extends { group?: string | undefined }>(
  rules: readonly Rule[],
  groups: readonly FieldGroup[] = [],
): GroupedRules<Rule>[] {
  const inGroup = (index: number) => rules.filter((rule) => groupIndex(groups, rule) === index)
  return [
    { group: undefined, rules: inGroup(-1) },
    ...groups.map((group, index) => ({ group, rules: inGroup(index) })),
  ]
}

/** Fields after moving one to the end of another group; undefined removes it from its group. */
export function regroup(
  { fields, groups = [] }: Placed,
  name: string,
  group: string | undefined,
): readonly EditedRule[] {
  const rule = fields.find((each) => each.name === name)
  if (rule === undefined || rule.group === group) return fields
  const others = fields.filter((each) => each !== rule)
  return inFormOrder([...others, ...changeRule([rule], name, { group })], groups)
}

/**
 * Fields after moving one of them to another index, clamped to the list. The moved field keeps its
 * group if a new neighbour is in that group; otherwise it joins the group of the last field that it
 * passed.
 */
export function placeRule(
  { fields, groups = [] }: Placed,
  name: string,
  place: number,
): readonly EditedRule[] {
  const from = fields.findIndex((rule) => rule.name === name)
  const to = Math.min(Math.max(place, 0), fields.length - 1)
  const rule = fields[from]
  if (rule === undefined || from === to) return fields
  const others = fields.toSpliced(from, 1)
  const neighbours = to > from ? [others[to - 1], others[to]] : [others[to], others[to - 1]]
  const isAtHome = neighbours.some(
    (each) => each && groupIndex(groups, each) === groupIndex(groups, rule),
  )
  const [entered] = neighbours
  const group = isAtHome ? rule.group : entered?.group
  return others.toSpliced(to, 0, ...changeRule([rule], name, { group }))
}

/**
 * Fields after moving one by a position. At the edge of its group, the field joins the neighbouring
 * group.
 */
export function moveRule(
  { fields, groups = [] }: Placed,
  name: string,
  by: 1 | -1,
): readonly EditedRule[] {
  const from = fields.findIndex((rule) => rule.name === name)
  const rule = fields[from]
  if (rule === undefined) return fields
  const own = groupIndex(groups, rule)
  const neighbour = fields[from + by]
  if (neighbour && groupIndex(groups, neighbour) === own) {
    return fields.with(from, neighbour).with(from + by, rule)
  }
  const next = own + by
  if (next < -1 || next >= groups.length) return fields
  return changeRule(fields, name, { group: groups[next]?.id })
}

/** True if a field cannot move further in a direction. */
export const isAtEnd = (rules: Placed, name: string, by: 1 | -1): boolean =>
  moveRule(rules, name, by) === rules.fields

/**
 * Replaces the groups of the rules. The fields follow the order of the groups, and the fields of a
 * removed group are in no group.
 */
export function withGroups(rules: EditedRules, groups: readonly FieldGroup[]): EditedRules {
  const { groups: before = [], layout, ...rest } = rules
  const removed = new Set(before.map(({ id }) => id)).difference(
    new Set(groups.map(({ id }) => id)),
  )
  const fields = rules.fields.map((rule) =>
    rule.group !== undefined && removed.has(rule.group)
      ? (changeRule([rule], rule.name, { group: undefined })[0] ?? rule)
      : rule,
  )
  return {
    ...rest,
    ...(groups.length > 0 && { groups, ...(layout && { layout }) }),
    fields: inFormOrder(fields, groups),
  }
}

/** Id for a new group that no other group has: `group1`, `group2`. */
export function newGroupId(groups: readonly FieldGroup[]): string {
  const taken = new Set(groups.map(({ id }) => id))
  let number = groups.length + 1
  while (taken.has(`group${number}`)) number += 1
  return `group${number}`
}
