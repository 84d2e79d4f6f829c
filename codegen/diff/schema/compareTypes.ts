import { type Direction, type Effect, type Finding, kindOf, summarizeList } from '../change.ts'
import { findingHere } from './step.ts'
import { hasType, type View } from './view.ts'

type Types = ReadonlySet<string>

const namesOf = (types: Types) => [...types].join(' or ') || 'nothing'

const without = (types: Types, others: Types) => [...types].filter((type) => !hasType(others, type))

/** True if the two schemas have no type in common, so that no other difference matters. */
export function sharesNoType({ types: before }: View, { types: after }: View): boolean {
  if (!before || !after) return false
  return (
    without(before, after).length === before.size && without(after, before).length === after.size
  )
}

function differenceOf(before: Types | undefined, after: Types | undefined): [Effect, string][] {
  if (!before || !after) {
    if (after) return [['narrower', `must now be ${namesOf(after)}`]]
    return before ? [['wider', `may now be anything, was ${namesOf(before)}`]] : []
  }
  const lost = without(before, after)
  const gained = without(after, before)
  if (lost.length === 0 && gained.length === 0) return []
  const effect = lost.length === 0 ? 'wider' : gained.length === 0 ? 'narrower' : 'replaced'
  return [...lost, ...gained].join() === 'null'
    ? [[effect, `may ${effect === 'wider' ? 'now' : 'no longer'} be null`]]
    : [[effect, `is now ${namesOf(after)}, was ${namesOf(before)}`]]
}

/** Compares allowed types, unless both schemas list their values. */
export function compareTypes(before: View, after: View, direction: Direction): Finding[] {
  if (before.values && after.values) return []
  return differenceOf(before.types, after.types).map(([effect, message]) =>
    findingHere(kindOf(direction, effect), message),
  )
}

type Values = ReadonlyMap<string, unknown>

const valuesWithout = (from: Values, other: Values) =>
  [...from].filter(([json]) => !other.has(json)).map(([, value]) => value)

export function compareValues(before: View, after: View, direction: Direction): Finding[] {
  if (before.values && after.values) {
    const gone = valuesWithout(before.values, after.values)
    const added = valuesWithout(after.values, before.values)
    const narrower = findingHere(
      kindOf(direction, 'narrower'),
      `may no longer be ${summarizeList(gone)}`,
    )
    const wider = findingHere(kindOf(direction, 'wider'), `may now also be ${summarizeList(added)}`)
    return [...(gone.length > 0 ? [narrower] : []), ...(added.length > 0 ? [wider] : [])]
  }
  if (after.values) {
    const message = `is now limited to ${summarizeList([...after.values.values()])}`
    return [findingHere(kindOf(direction, 'narrower'), message)]
  }
  if (!before.values) return []
  return [findingHere(kindOf(direction, 'wider'), 'is no longer limited to listed values')]
}
