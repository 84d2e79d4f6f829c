import { includesEqual, isEqual, listIn, schemaIn } from '../schemaObject.ts'
import {
  type BoundKeyword,
  lowerBounds,
  type Shape,
  upperBounds,
  type ValueType,
} from '../shape.ts'
import { contradiction } from '../unsatisfiableError.ts'
import { namesOf, typeOf, typesIn } from '../valueType.ts'
import type { ReadKeyword } from './build.ts'

/** @throws {UnsatisfiableError} when no type is left. */
function allowTypes(shape: Shape, types: readonly ValueType[]): void {
  const before = shape.types
  shape.types = before ? before.filter((type) => types.includes(type)) : types
  if (shape.types.length > 0) return
  throw contradiction(`type ${namesOf(before ?? [])} is not type ${namesOf(types)}`)
}

function allowValues(shape: Shape, values: readonly unknown[], keyword: string): void {
  const before = shape.values
  shape.values = before ? before.filter((value) => includesEqual(values, value)) : values
  if (shape.values.length > 0) return
  throw contradiction(`${keyword} shares no value with another enum or const`)
}

/** Excludes values. An excluded null is removed from the types too, so that null is not tried. */
function forbidValues(shape: Shape, values: readonly unknown[]): void {
  shape.excludedValues.push(...values)
  if (values.some((value) => value === null)) {
    const { types } = shape
    if (types?.includes('null')) shape.types = types.filter((type) => type !== 'null')
    if (shape.types?.length === 0) throw contradiction('not forbids null, the only value')
  }
}

const bound =
  (keyword: BoundKeyword, tighter: (one: number, other: number) => number): ReadKeyword =>
  (value, { shape: { bounds } }) => {
    if (typeof value !== 'number') return
    const known = bounds[keyword]
    bounds[keyword] = known === undefined ? value : tighter(known, value)
  }

const collect =
  (keyword: 'formats' | 'patterns'): ReadKeyword =>
  (value, { shape }) => {
    if (typeof value === 'string' && !shape[keyword].includes(value)) shape[keyword].push(value)
  }

/**
 * Merges a `not` that excludes values or a pattern. `negate` reduces every other `not` to these
 * forms.
 */
export const forbidPlainly = {
  enum: (values: unknown, shape: Shape) => forbidValues(shape, listIn(values)),
  pattern: (pattern: unknown, shape: Shape) => {
    if (typeof pattern !== 'string') return
    shape.forbiddenPatterns.push(pattern)
    allowTypes(shape, ['string'])
  },
}

/** Keywords about the value itself, about numbers and about strings. */
export const valueKeywords: Readonly<Record<string, ReadKeyword>> = {
  type: (value, { shape }) => {
    const types = typesIn(value)
    if (types) allowTypes(shape, types)
  },
  const: (value, { shape }) => allowValues(shape, [value], 'const'),
  enum: (value, { shape }) => allowValues(shape, listIn(value), 'enum'),
  ...Object.fromEntries(lowerBounds.map((keyword) => [keyword, bound(keyword, Math.max)])),
  ...Object.fromEntries(upperBounds.map((keyword) => [keyword, bound(keyword, Math.min)])),
  multipleOf: (value, { shape }) => {
    if (typeof value === 'number') shape.multiples.push(value)
  },
  format: collect('formats'),
  pattern: collect('patterns'),
  contentEncoding: (value, { shape }) => {
    if (typeof value === 'string') shape.content.encoding = value
  },
  contentMediaType: (value, { shape }) => {
    if (typeof value === 'string') shape.content.mediaType = value
  },
  contentSchema: (value, { shape }) => {
    shape.content.schema = schemaIn(value)
  },
  example: (value, { shape }) => {
    shape.examples.push(value)
  },
  examples: (value, { shape }) => {
    shape.examples.push(...listIn(value))
  },
  default: (value, { shape }) => {
    shape.defaults.push(value)
  },
  readOnly: (value, { shape }) => {
    shape.readOnly ||= value === true
  },
  writeOnly: (value, { shape }) => {
    shape.writeOnly ||= value === true
  },
}

/** Enumerated values that have an allowed type and are not excluded. */
export const openValues = (values: readonly unknown[], { types, excludedValues }: Shape) =>
  values.filter(
    (value) =>
      (!types || types.includes(typeOf(value))) &&
      !excludedValues.some((one) => isEqual(one, value)),
  )
