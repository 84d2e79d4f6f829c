import { listIn } from './schemaObject.ts'
import type { ValueType } from './shape.ts'

const numbers: readonly ValueType[] = ['integer', 'fraction']

/** Types of JSON by their names in schemas; `fraction` exists only here. */
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

/** Types that the keyword `type` allows; undefined without a valid type. */
export function typesIn(type: unknown): readonly ValueType[] | undefined {
  const names = typeof type === 'string' ? [type] : listIn(type)
  const types = names.flatMap((name) =>
    typeof name === 'string' && Object.hasOwn(byName, name) ? (byName[name] ?? []) : [],
  )
  return types.length === 0 ? undefined : [...new Set(types)]
}

/** Types by their names in schemas, joined in words. */
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

/** True for a multiple by the gate's rule, which tolerates floating-point errors. */
export function isMultiple(value: number, of: number): boolean {
  const quotient = value / of
  return of !== 0 && Math.abs(Math.round(quotient) - quotient) <= 1e-9
}

/** True for a multiple by every validator's rule, even without tolerance. */
export const isExactMultiple = (value: number, of: number) =>
  of !== 0 && Number.isInteger(value / of)
