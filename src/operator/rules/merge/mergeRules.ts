import { inFormOrder } from '../../../lib/registration/formOrder.ts'
import type { EditedRule, EditedRules, FieldGroup, FormLayout } from '../draft.ts'
import { type Property, partsOf, readPart, writePart } from '../ruleParts.ts'
import { isSameValue } from '../sameValue.ts'

export type Side = 'mine' | 'theirs'
export type Sides = { base: EditedRules; theirs: EditedRules; mine: EditedRules }

/** Property that a side changed since the common base, with its three values. */
export type MergeItem = {
  /** Id that is unique within a merge. */
  id: string
  /** Undefined if the property belongs to no single field. */
  field: string | undefined
  /** `field` stands for adding or removing the whole field. */
  property: Property | 'minimumAge' | 'groups' | 'layout' | 'order' | 'field'
  /** Language of a text, or name of a list of samples. */
  detail?: string
  base: unknown
  mine: unknown
  theirs: unknown
}

export type MergeResult = {
  rules: EditedRules
  /** Properties that both sides changed differently, so that the operator has to choose. */
  conflicts: readonly MergeItem[]
  /** Properties that only one side changed, or both equally; `from` names the side. */
  takenItems: readonly (MergeItem & { from: Side | 'both' })[]
}

type Ruling = { value: unknown; from: Side | 'both' | 'nobody' | 'conflict' }

/**
 * Merges two sets of rules with a common base, property by property. A change that only one side
 * made is applied, and equal changes of both sides count once. If both sides changed a property
 * differently, `choices` decides by the item's id (`mine` by default).
 */
export function mergeRules(
  sides: Sides,
  choices: Readonly<Record<string, Side>> = {},
): MergeResult {
  const conflicts: MergeItem[] = []
  const takenItems: (MergeItem & { from: Side | 'both' })[] = []
  const decide = (item: MergeItem): unknown => {
    const { value, from } = rule(item, choices[item.id] ?? 'mine')
    if (from === 'conflict') conflicts.push(item)
    else if (from !== 'nobody') takenItems.push({ ...item, from })
    return value
  }
  const age = (side: EditedRules) => side.minimumAge.trim()
  const minimumAge = decide({
    id: 'minimumAge',
    field: undefined,
    property: 'minimumAge',
    base: age(sides.base),
    mine: age(sides.mine),
    theirs: age(sides.theirs),
  })
  const groups = mergeGroups(sides, decide)
  const layout = mergeLayout(sides, decide)
  const merged = new Map<string, EditedRule>()
  for (const name of namesOf(sides)) {
    const found = mergeField(name, sides, decide)
    if (found) merged.set(name, found)
  }
  const fields = mergeOrder(sides, [...merged.keys()], decide).flatMap((name) => {
    const found = merged.get(name)
    return found ? [found] : []
  })
  const rules = {
    minimumAge: String(minimumAge),
    ...(groups.length > 0 && { groups }),
    ...(layout !== undefined && { layout }),
    fields: inFormOrder(fields, groups),
  }
  return { rules, conflicts, takenItems }
}

/** Merges each group. The order of `mine` is kept, unless only `theirs` changed it. */
function mergeGroups(sides: Sides, decide: (item: MergeItem) => unknown): readonly FieldGroup[] {
  const of = ({ groups = [] }: EditedRules) => new Map(groups.map((group) => [group.id, group]))
  const [base, mine, theirs] = [of(sides.base), of(sides.mine), of(sides.theirs)]
  const idsOf = (side: ReadonlyMap<string, FieldGroup>) => [...side.keys()]
  const merged = new Map(
    [...new Set([...idsOf(mine), ...idsOf(theirs), ...idsOf(base)])].map((id) => [
      id,
      // `base`, `mine` and `theirs` are each a group or undefined.
      decide({
        id: `group ${id}`,
        field: undefined,
        property: 'groups',
        base: base.get(id),
        mine: mine.get(id),
        theirs: theirs.get(id),
      }) as FieldGroup | undefined,
    ]),
  )
  const isMineOld = isSameValue(idsOf(base), idsOf(mine))
  const order = isMineOld ? weave(idsOf(theirs), idsOf(mine)) : weave(idsOf(mine), idsOf(theirs))
  return order.flatMap((id) => merged.get(id) ?? [])
}

function mergeLayout(sides: Sides, decide: (item: MergeItem) => unknown): FormLayout | undefined {
  const { base, mine, theirs } = sides
  const item = { id: 'layout', field: undefined, property: 'layout' as const }
  const layouts = { base: base.layout, mine: mine.layout, theirs: theirs.layout }
  // `base`, `mine` and `theirs` are each a layout or undefined.
  return decide({ ...item, ...layouts }) as FormLayout | undefined
}

function rule({ base, mine, theirs }: MergeItem, choice: Side): Ruling {
  if (isSameValue(mine, theirs)) {
    return { value: mine, from: isSameValue(base, mine) ? 'nobody' : 'both' }
  }
  if (isSameValue(base, theirs)) return { value: mine, from: 'mine' }
  if (isSameValue(base, mine)) return { value: theirs, from: 'theirs' }
  return { value: choice === 'mine' ? mine : theirs, from: 'conflict' }
}

function namesOf({ base, mine, theirs }: Sides): Set<string> {
  return new Set([...mine.fields, ...theirs.fields, ...base.fields].map(({ name }) => name))
}

const find = ({ fields }: EditedRules, name: string) => fields.find((each) => each.name === name)

function mergeField(
  name: string,
  sides: Sides,
  decide: (item: MergeItem) => unknown,
): EditedRule | undefined {
  const base = find(sides.base, name)
  const mine = find(sides.mine, name)
  const theirs = find(sides.theirs, name)
  if (mine && theirs) return mergeParts(name, { base, mine, theirs }, decide)
  // At least one side lacks the field: the other side added it, or a side removed it. A removal
  // conflicts with an edit by the other side.
  const item = { id: `${name} field`, field: name, property: 'field' as const, base, mine, theirs }
  // `base`, `mine` and `theirs` are each a rule or undefined.
  return decide(item) as EditedRule | undefined
}

function mergeParts(
  name: string,
  { base, mine, theirs }: { base: EditedRule | undefined; mine: EditedRule; theirs: EditedRule },
  decide: (item: MergeItem) => unknown,
): EditedRule {
  let merged = mine
  for (const part of partsOf([base, mine, theirs])) {
    const values = {
      base: readPart(base, part),
      mine: readPart(mine, part),
      theirs: readPart(theirs, part),
    }
    const sampled = part.property === 'samples' ? mergeLists(values) : values
    const value = decide({ id: `${name} ${part.key}`, field: name, ...part, ...sampled })
    if (!isSameValue(value, values.mine)) merged = writePart(merged, part, value)
  }
  return merged
}

/**
 * Combines the samples of both sides: adds those that either side added, and drops those that
 * either side removed.
 */
function mergeLists(values: { base: unknown; mine: unknown; theirs: unknown }) {
  if (isSameValue(values.base, values.mine) || isSameValue(values.base, values.theirs))
    return values
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  const [base, mine, theirs] = [list(values.base), list(values.mine), list(values.theirs)]
  const kept = mine.filter((each) => theirs.includes(each) || !base.includes(each))
  const added = theirs.filter((each) => !base.includes(each) && !mine.includes(each))
  const both = [...kept, ...added]
  const merged = both.length === 0 ? undefined : both
  return { base: values.base, mine: merged, theirs: merged }
}

/**
 * Order of the merged fields. Only the order of fields that exist in all three versions can
 * conflict.
 */
function mergeOrder(
  { base, mine, theirs }: Sides,
  mergedNames: readonly string[],
  decide: (item: MergeItem) => unknown,
): readonly string[] {
  const names = ({ fields }: EditedRules) => fields.map(({ name }) => name)
  const shared = new Set(names(mine)).intersection(new Set(names(theirs)))
  const common = shared.intersection(new Set(names(base)))
  const order = (side: EditedRules) => names(side).filter((name) => common.has(name))
  const item = {
    id: 'order',
    field: undefined,
    property: 'order' as const,
    base: order(base),
    mine: order(mine),
    theirs: order(theirs),
  }
  const decided = decide(item)
  const isTheirs = isSameValue(decided, item.theirs) && !isSameValue(decided, item.mine)
  const [first, second] = isTheirs ? [theirs, mine] : [mine, theirs]
  return weave(names(first), names(second)).filter((name) => mergedNames.includes(name))
}

/**
 * Inserts into the first list the elements that only the second contains, each after its
 * predecessor in the second.
 */
function weave(first: readonly string[], second: readonly string[]): readonly string[] {
  const woven = [...first]
  second.forEach((name, place) => {
    if (woven.includes(name)) return
    const before = second[place - 1]
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, name)
  })
  return woven
}
