import type { EditedRule, EditedRules } from './draft.ts'

/** A rule's property as it is called on the screen, and what is no property of one rule. */
export type Property = Exclude<keyof EditedRule, 'name'> | 'minimumAge' | 'order' | 'field'

export type Difference = {
  /** Undefined for what concerns all fields. */
  field: string | undefined
  property: Property
  theirs: unknown
  mine: unknown
  /** Who left the version that both began with. */
  changedBy: 'them' | 'me' | 'both'
}

const properties = [
  'enabled',
  'required',
  'patternId',
  'acceptedPattern',
  'minLength',
  'maxLength',
  'type',
  'methods',
  'label',
  'hint',
  'options',
  'samples',
] as const satisfies readonly Property[]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Sides = { base: EditedRules; theirs: EditedRules; mine: EditedRules }

/** Where two sets of rules that began with the same version differ now, field by field. */
export function compareRules(sides: Sides): Difference[] {
  const names = new Set([...sides.mine.fields, ...sides.theirs.fields].map(({ name }) => name))
  const ages = {
    base: sides.base.minimumAge,
    theirs: sides.theirs.minimumAge,
    mine: sides.mine.minimumAge,
  }
  return [
    ...differenceOf(undefined, 'minimumAge', ages),
    ...orderDifference(sides),
    ...[...names].flatMap((name) => fieldDifferences(name, sides)),
  ]
}

/** How the draft differs from the version that it was made from. */
export function changesOf(base: EditedRules, mine: EditedRules): Difference[] {
  return compareRules({ base, theirs: base, mine })
}

function differenceOf(
  field: string | undefined,
  property: Property,
  { base, theirs, mine }: { base: unknown; theirs: unknown; mine: unknown },
): Difference[] {
  if (isSame(theirs, mine)) return []
  const changedBy = isSame(base, theirs) ? 'me' : isSame(base, mine) ? 'them' : 'both'
  return [{ field, property, theirs, mine, changedBy }]
}

function fieldDifferences(name: string, { base, theirs, mine }: Sides): Difference[] {
  const find = ({ fields }: EditedRules) => fields.find((rule) => rule.name === name)
  const rules = { base: find(base), theirs: find(theirs), mine: find(mine) }
  if (!rules.theirs || !rules.mine) {
    const isThere = { base: !!rules.base, theirs: !!rules.theirs, mine: !!rules.mine }
    return differenceOf(name, 'field', isThere)
  }
  return properties.flatMap((property) =>
    differenceOf(name, property, {
      base: rules.base?.[property],
      theirs: rules.theirs?.[property],
      mine: rules.mine?.[property],
    }),
  )
}

/** Only fields that both have can stand in another order. */
function orderDifference({ base, theirs, mine }: Sides): Difference[] {
  const shared = new Set(theirs.fields.map(({ name }) => name)).intersection(
    new Set(mine.fields.map(({ name }) => name)),
  )
  const order = ({ fields }: EditedRules) =>
    fields.map(({ name }) => name).filter((name) => shared.has(name))
  return differenceOf(undefined, 'order', {
    base: order(base),
    theirs: order(theirs),
    mine: order(mine),
  })
}
