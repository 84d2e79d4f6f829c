import { openValues } from '../merge/valueKeywords.ts'
import { makeNumber } from '../numbers.ts'
import { makeArray } from '../parts/makeArray.ts'
import { makeObject } from '../parts/makeObject.ts'
import { createRandom, rotate } from '../random.ts'
import { isIdentity } from '../realism/identity.ts'
import { includesEqual } from '../schemaObject.ts'
import type { Shape, ValueType } from '../shape.ts'
import { makeString } from '../strings/makeString.ts'
import {
  allFailed,
  attempt,
  contradiction,
  locate,
  UnsatisfiableError,
} from '../unsatisfiableError.ts'
import { allTypes, namesOf } from '../valueType.ts'
import { type Place, placeForAttempt, type Work } from '../work.ts'

type Parts = readonly unknown[]

/** Number of attempts to compose a value that is not excluded. */
const mostAttempts = 6

const keepsAll = (work: Work, parts: Parts, value: unknown) =>
  parts.every((part) => work.judge(part, value))

/** True if a shape has constraints that only affect values of this type. */
function isAbout(shape: Shape, type: ValueType): boolean {
  const { bounds, names, required, propertyNames, items, contains } = shape
  const has = (...keywords: (keyof Shape['bounds'])[]) =>
    keywords.some((keyword) => bounds[keyword] !== undefined)
  switch (type) {
    case 'object':
      return (
        names.length + required.size + propertyNames.length > 0 ||
        has('minProperties', 'maxProperties')
      )
    case 'array':
      return items.length + contains.length > 0 || shape.unique || has('minItems', 'maxItems')
    case 'string':
      return (
        shape.patterns.length + shape.formats.length > 0 ||
        has('minLength', 'maxLength') ||
        shape.content.encoding !== undefined ||
        shape.content.mediaType !== undefined
      )
    case 'integer':
    case 'fraction':
      return (
        shape.multiples.length > 0 ||
        has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum')
      )
    default:
      return false
  }
}

/** Allowed types in the order of attempts: types with constraints first, null last. */
function typesInOrder(shape: Shape, place: Place): ValueType[] {
  const allowed = shape.types ?? allTypes
  const rank = (type: ValueType) => {
    if (type === 'null') return 3
    if (isAbout(shape, type)) return 0
    if (shape.types) return 1
    // Without constraints, the outermost value is an object, and inner values are texts.
    return (place.depth === 0 ? type === 'object' : type === 'string') ? 1 : 2
  }
  return [...allowed].sort((one, other) => rank(one) - rank(other))
}

function makeBoolean({ excludedValues }: Shape, { seed }: Place): boolean {
  const open = rotate([true, false], createRandom(seed)).find(
    (value) => !excludedValues.includes(value),
  )
  if (open === undefined) throw contradiction('not forbids both true and false')
  return open
}

function makeOfType(work: Work, shape: Shape, place: Place, type: ValueType): unknown {
  const { name, seed } = place
  switch (type) {
    case 'object':
      return makeObject(work, shape, place)
    case 'array':
      return makeArray(work, shape, place)
    case 'string':
      return makeString(work, shape, place)
    case 'integer':
      return makeNumber(shape, name, seed, shape.types?.includes('fraction') ? 'number' : 'integer')
    case 'fraction':
      return makeNumber(shape, name, seed, 'fraction')
    case 'boolean':
      return makeBoolean(shape, place)
    case 'null':
      if (shape.excludedValues.includes(null)) throw contradiction('not forbids null')
      return null
  }
}

function makeAllowed(work: Work, shape: Shape, place: Place, type: ValueType): unknown {
  for (let round = 0; round < mostAttempts; round += 1) {
    const value = makeOfType(work, shape, placeForAttempt(place, round), type)
    if (!includesEqual(shape.excludedValues, value)) return value
  }
  throw new UnsatisfiableError(place.pointer, 'not forbids every value that was found', false)
}

/**
 * Picks the enumerated value that satisfies all other constraints; the seed chooses among several.
 */
function pickValue(
  work: Work,
  parts: Parts,
  shape: Shape,
  place: Place,
  enumeration: Parts,
): unknown {
  const open = openValues(enumeration, shape)
  const wanted = open.filter((value) => value !== null)
  const order = [
    ...rotate(wanted, createRandom(place.seed)),
    ...(open.includes(null) ? [null] : []),
  ]
  for (const value of order) if (keepsAll(work, parts, value)) return value
  const asked =
    shape.types && open.length === 0 ? `type ${namesOf(shape.types)}` : 'the other keywords'
  throw contradiction(`no value of enum or const keeps ${asked}`)
}

/** Candidates from the contract's examples and defaults, most specific first. */
function shownValues(work: Work, shape: Shape, place: Place): unknown[] {
  if (!work.richness.examples) return []
  const hint = place.hint ? [place.hint.value] : []
  const { examples, defaults } = shape
  const own = place.isRepeated ? rotate(examples, createRandom(place.seed)) : examples
  return [...hint, ...own, ...defaults]
}

const isWhole = (value: unknown) => typeof value === 'object' && value !== null

/**
 * True if a value must differ from the contract's example, since a previous item already has that
 * value.
 */
const wantsOwn = (place: Place, value: unknown) =>
  place.isRepeated && (isWhole(value) || isIdentity(place.name))

/** First valid value among the contract's examples and defaults, except null. */
export function pickShown(
  work: Work,
  parts: Parts,
  shape: Shape,
  place: Place,
): { value: unknown } | undefined {
  const value = shownValues(work, shape, place).find(
    (candidate) =>
      candidate !== null && !wantsOwn(place, candidate) && keepsAll(work, parts, candidate),
  )
  return value === undefined ? undefined : { value }
}

/** Composes a value for a shape whose choices are all made. */
export function finish(work: Work, parts: Parts, shape: Shape, place: Place): unknown {
  const shown = pickShown(work, parts, shape, place)
  if (shown) return shown.value
  if (shape.values) return pickValue(work, parts, shape, place, shape.values)
  const around = shownValues(work, shape, place).find(isWhole)
  const at = around === undefined ? place : { ...place, hint: { value: around } }
  const failures: UnsatisfiableError[] = []
  for (const type of typesInOrder(shape, place)) {
    const { value, failure } = attempt(() =>
      locate(place.pointer, () => makeAllowed(work, shape, at, type)),
    )
    if (!failure) return value
    failures.push(failure)
  }
  throw allFailed(place.pointer, failures)
}
