import type { Demand } from '../demand.ts'
import { shapeOf } from '../merge/shapeOf.ts'
import { isObject } from '../schemaObject.ts'
import type { Shape } from '../shape.ts'
import { attempt, contradiction, UnsatisfiableError } from '../unsatisfiableError.ts'
import { isRichAt, type Place, placeWithin, type Work } from '../work.ts'
import { inventNames } from './inventNames.ts'
import {
  declaredNames,
  demandOfName,
  isClosed,
  isExempt,
  isHidden,
  isMap,
  withDependents,
} from './properties.ts'

/** Number of entries in a composed map. */
const entriesOfMap = 2

/** Object that is being composed. */
type Draft = {
  work: Work
  shape: Shape
  place: Place
  members: Map<string, unknown>
  most: number
}

function placeOf({ place }: Draft, name: string): Place {
  const around = place.hint?.value
  const hint = isObject(around) && Object.hasOwn(around, name) ? { value: around[name] } : undefined
  return placeWithin(place, name, hint)
}

/** Schemas of the required properties, by name. */
function mandatoryDemands(draft: Draft): Map<string, Demand> {
  const { work, shape } = draft
  const names = withDependents(shape, shape.required)
  if (names.size > draft.most) {
    throw contradiction(`${names.size} properties are required, maxProperties is ${draft.most}`)
  }
  const demands = new Map<string, Demand>()
  for (const name of names) {
    const demand = demandOfName(work, shape, name)
    if (!demand)
      throw contradiction(`'${name}' is required, but no property of this name is allowed`)
    // The property is omitted if only the other side (client or server) must send it.
    if (isExempt(work, demand)) continue
    demands.set(name, demand)
  }
  // Contradictions are detected before any value is composed. A property with a single schema is
  // checked when it is composed.
  for (const [name, demand] of demands) {
    const { failure } = demand.length > 1 ? attempt(() => shapeOf(work.reader, demand)) : {}
    if (failure) throw new UnsatisfiableError(placeOf(draft, name).pointer, failure.reason, true)
  }
  // The property with most schemas is likeliest to fail, so it is composed first. The order does
  // not change the values, since each property has its own seed.
  return new Map([...demands].sort(([, one], [, other]) => other.length - one.length))
}

/**
 * Adds a property together with the properties that it requires. Adds nothing if one of them is
 * impossible.
 */
function addOptional(draft: Draft, name: string): UnsatisfiableError | undefined {
  const { work, shape, members } = draft
  const group = [...withDependents(shape, [name])].filter((one) => !members.has(one))
  if (members.size + group.length > draft.most) return undefined
  const values = new Map<string, unknown>()
  for (const one of group) {
    const demand = demandOfName(work, shape, one)
    if (!demand) return undefined
    const { value, failure } = attempt(() => work.make(demand, placeOf(draft, one)))
    if (failure) return failure
    values.set(one, value)
  }
  for (const [one, value] of values) members.set(one, value)
  return undefined
}

function addDeclared(draft: Draft, names: readonly string[]): void {
  const { work, shape } = draft
  for (const name of names) {
    if (draft.members.has(name)) continue
    const demand = demandOfName(work, shape, name)
    if (demand && !isHidden(work, demand)) addOptional(draft, name)
  }
}

/** Adds properties in the order of `names` until the object has `minimum` properties. */
function addUntil(draft: Draft, minimum: number, names: Iterable<string>): void {
  for (const name of names) {
    if (draft.members.size >= minimum) return
    if (!draft.members.has(name)) addOptional(draft, name)
  }
}

/** Sorts properties by their order in the schema; the other properties come last. */
function inOrder(members: ReadonlyMap<string, unknown>, declared: readonly string[]) {
  const names = [...declared.filter((name) => members.has(name)), ...members.keys()]
  // Object.fromEntries defines `__proto__` as an own property, unlike an assignment.
  return Object.fromEntries([...new Set(names)].map((name) => [name, members.get(name)]))
}

/**
 * Composes an object with all required properties, and with optional properties near the top level.
 * @throws {UnsatisfiableError} when a required property is impossible.
 */
export function makeObject(work: Work, shape: Shape, place: Place): Record<string, unknown> {
  const { minProperties: least = 0, maxProperties: most = Number.POSITIVE_INFINITY } = shape.bounds
  if (least > most) throw contradiction(`minProperties ${least} is more than maxProperties ${most}`)
  const draft: Draft = { work, shape, place, members: new Map(), most }
  const { members } = draft
  for (const [name, demand] of mandatoryDemands(draft)) {
    members.set(name, work.make(demand, placeOf(draft, name)))
  }
  const declared = declaredNames(shape)
  if (isRichAt(work, place)) {
    addDeclared(draft, declared)
    if (isMap(shape)) addUntil(draft, entriesOfMap, inventNames(work, shape, place))
  }
  addUntil(draft, least, declared)
  addUntil(draft, least, inventNames(work, shape, place))
  if (members.size >= least) return inOrder(members, declared)
  const isProven = isClosed(shape) && declared.length < least
  throw new UnsatisfiableError(
    '',
    `minProperties ${least}: only ${members.size} properties are possible`,
    isProven,
  )
}
