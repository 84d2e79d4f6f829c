import type { Demand } from '../demand.ts'
import { shapeOf } from '../merge/shapeOf.ts'
import { isObject } from '../schemaObject.ts'
import type { Shape } from '../shape.ts'
import { attempt, contradiction, Unsatisfiable } from '../unsatisfiable.ts'
import { isRichAt, type Place, placeWithin, type Work } from '../work.ts'
import { inventNames } from './inventNames.ts'
import {
  declaredNames,
  demandOfName,
  isClosed,
  isFreed,
  isHidden,
  isMap,
  withDependents,
} from './properties.ts'

/** Number of entries in a map. */
const entriesOfMap = 2

/** Object under construction. */
type Making = { work: Work; shape: Shape; place: Place; made: Map<string, unknown>; most: number }

function placeOf({ place }: Making, name: string): Place {
  const around = place.hint?.value
  const hint = isObject(around) && Object.hasOwn(around, name) ? { value: around[name] } : undefined
  return placeWithin(place, name, hint)
}

/** Demands on the required properties. */
function mandatoryDemands(making: Making): Map<string, Demand> {
  const { work, shape } = making
  const names = withDependents(shape, shape.required)
  if (names.size > making.most) {
    throw contradiction(`${names.size} properties are required, maxProperties is ${making.most}`)
  }
  const demands = new Map<string, Demand>()
  for (const name of names) {
    const demand = demandOfName(work, shape, name)
    if (!demand)
      throw contradiction(`'${name}' is required, but no property of this name is allowed`)
    // A property that only the other side sends is required of that side.
    if (isFreed(work, demand)) continue
    demands.set(name, demand)
  }
  // Contradictions are detected before values are composed; a single schema is checked during its
  // composition.
  for (const [name, demand] of demands) {
    const { failure } = demand.length > 1 ? attempt(() => shapeOf(work.reader, demand)) : {}
    if (failure) throw new Unsatisfiable(placeOf(making, name).pointer, failure.reason, true)
  }
  // The likeliest failure is composed first; each value has its own seed, so the order does not
  // matter.
  return new Map([...demands].sort(([, one], [, other]) => other.length - one.length))
}

/** Adds a property with its dependents, or nothing when one of them is impossible. */
function addOptional(making: Making, name: string): Unsatisfiable | undefined {
  const { work, shape, made } = making
  const group = [...withDependents(shape, [name])].filter((one) => !made.has(one))
  if (made.size + group.length > making.most) return undefined
  const values = new Map<string, unknown>()
  for (const one of group) {
    const demand = demandOfName(work, shape, one)
    if (!demand) return undefined
    const { value, failure } = attempt(() => work.make(demand, placeOf(making, one)))
    if (failure) return failure
    values.set(one, value)
  }
  for (const [one, value] of values) made.set(one, value)
  return undefined
}

function addDeclared(making: Making, names: readonly string[]): void {
  const { work, shape } = making
  for (const name of names) {
    if (making.made.has(name)) continue
    const demand = demandOfName(work, shape, name)
    if (demand && !isHidden(work, demand)) addOptional(making, name)
  }
}

/** Adds properties until there are enough, with invented names after the listed ones. */
function addUntil(making: Making, least: number, names: Iterable<string>): void {
  for (const name of names) {
    if (making.made.size >= least) return
    if (!making.made.has(name)) addOptional(making, name)
  }
}

/** Properties in the order of the schema, others last. */
function inOrder(made: ReadonlyMap<string, unknown>, declared: readonly string[]) {
  const names = [...declared.filter((name) => made.has(name)), ...made.keys()]
  // Object.fromEntries defines `__proto__` as an own property.
  return Object.fromEntries([...new Set(names)].map((name) => [name, made.get(name)]))
}

/**
 * Composes an object with all required properties, and the optional ones near the top.
 * @throws {Unsatisfiable} when a required property is impossible.
 */
export function makeObject(work: Work, shape: Shape, place: Place): Record<string, unknown> {
  const { minProperties: least = 0, maxProperties: most = Number.POSITIVE_INFINITY } = shape.bounds
  if (least > most) throw contradiction(`minProperties ${least} is more than maxProperties ${most}`)
  const making: Making = { work, shape, place, made: new Map(), most }
  const { made } = making
  for (const [name, demand] of mandatoryDemands(making)) {
    made.set(name, work.make(demand, placeOf(making, name)))
  }
  const declared = declaredNames(shape)
  if (isRichAt(work, place)) {
    addDeclared(making, declared)
    if (isMap(shape)) addUntil(making, entriesOfMap, inventNames(work, shape, place))
  }
  addUntil(making, least, declared)
  addUntil(making, least, inventNames(work, shape, place))
  if (made.size >= least) return inOrder(made, declared)
  const isProven = isClosed(shape) && declared.length < least
  throw new Unsatisfiable(
    '',
    `minProperties ${least}: only ${made.size} properties are possible`,
    isProven,
  )
}
