import { type Direction, type Effect, type Finding, kindOf, summarizeList } from '../change.ts'
import { here } from './step.ts'
import { hasType, type View } from './view.ts'

type Types = ReadonlySet<string>

const named = (types: Types) => [...types].join(' or ') || 'nothing'

const without = (types: Types, others: Types) => [...types].filter((type) => !hasType(others, type))

/** True if no value matches both, so that other differences are irrelevant. */
export function sharesNoType({ types: before }: View, { types: after }: View): boolean {
  if (!before || !after) return false
  return (
    without(before, after).length === before.size && without(after, before).length === after.size
  )
}

function differenceOf(before: Types | undefined, after: Types | undefined): [Effect, string][] {
  if (!before || !after) {
    if (after) return [['narrower', `must now be ${named(after)}`]]
    return before ? [['wider', `may now be anything, was ${named(before)}`]] : []
  }
  const lost = without(before, after)
  const gained = without(after, before)
  if (lost.length === 0 && gained.length === 0) return []
  const effect = lost.length === 0 ? 'wider' : gained.length === 0 ? 'narrower' : 'replaced'
  return [...lost, ...gained].join() === 'null'
    ? [[effect, `may ${effect === 'wider' ? 'now' : 'no longer'} be null`]]
    : [[effect, `is now ${named(after)}, was ${named(before)}`]]
}

/** Compares allowed types. Enumerated values are compared instead of types. */
export function compareTypes(before: View, after: View, direction: Direction): Finding[] {
  if (before.values && after.values) return []
  return differenceOf(before.types, after.types).map(([effect, message]) =>
    here(kindOf(direction, effect), message),
  )
}

type Values = ReadonlyMap<string, unknown>

const missing = (from: Values, other: Values) =>
  [...from].filter(([json]) => !other.has(json)).map(([, value]) => value)

/** Compares the values of `enum` and `const`. */
export function compareValues(before: View, after: View, direction: Direction): Finding[] {
  if (before.values && after.values) {
    const gone = missing(before.values, after.values)
    const added = missing(after.values, before.values)
    const narrower = here(kindOf(direction, 'narrower'), `may no longer be ${summarizeList(gone)}`)
    const wider = here(kindOf(direction, 'wider'), `may now also be ${summarizeList(added)}`)
    return [...(gone.length > 0 ? [narrower] : []), ...(added.length > 0 ? [wider] : [])]
  }
  if (after.values) {
    const message = `is now limited to ${summarizeList([...after.values.values()])}`
    return [here(kindOf(direction, 'narrower'), message)]
  }
  if (!before.values) return []
  return [here(kindOf(direction, 'wider'), 'is no longer limited to listed values')]
}
