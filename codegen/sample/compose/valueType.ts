import { listIn } from './schemaObject.ts'
import type { ValueType } from './shape.ts'

const numbers: readonly ValueType[] = ['integer', 'fraction']

/** JSON types by their names in schemas. The name `fraction` is only used internally. */
const byName: Readonly<Record<string, readonly ValueType[]>> = {
  object: ['object'],
  array: ['array'],
  string: ['string'],
  number: numbers,
  integer: ['integer'],
  fraction: ['fraction'],
  boolean: ['boolean'],
  null: ['null'],
}

export const allTypes: readonly ValueType[] = [
  'string',
  'integer',
  'fraction',
  'boolean',
  'object',
  'array',
  'null',
]

/** Types that the keyword `type` allows; undefined if it contains no valid type. */
export function typesIn(type: unknown): readonly ValueType[] | undefined {
  const names = typeof type === 'string' ? [type] : listIn(type)
  const types = names.flatMap((name) =>
    typeof name === 'string' && Object.hasOwn(byName, name) ? (byName[name] ?? []) : [],
  )
  return types.length === 0 ? undefined : [...new Set(types)]
}

/** Names of types as a phrase, in the terms of JSON Schema: `string or number`. */
export const namesOf = (types: readonly ValueType[]) =>
  [...new Set(types.map((type) => (type === 'fraction' ? 'number' : type)))].join(' or ')

/** Type of a JSON value. */
export function typeOf(value: unknown): ValueType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction'
  if (typeof value === 'string') return 'string'
  return typeof value === 'boolean' ? 'boolean' : 'object'
}

/**
 * True if a value is a multiple by the rule of the compiled validators. This rule tolerates
 * rounding errors.
 */
export function isMultiple(value: number, of: number): boolean {
  const quotient = value / of
  return of !== 0 && Math.abs(Math.round(quotient) - quotient) <= 1e-9
}

/** True if a value is a multiple even for validators that tolerate no rounding errors. */
export const isExactMultiple = (value: number, of: number) =>
  of !== 0 && Number.isInteger(value / of)
