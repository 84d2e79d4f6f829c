import { listIn } from './schemaObject.ts'
import type { ValueType } from './shape.ts'

const numbers: readonly ValueType[] = ['integer', 'fraction']

/** The types of JSON by the names that schemas give them; `fraction` is ours. */
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

/**
 * The types that the keyword `type` lets through; undefined when it says nothing that JSON knows.
 */
export function typesIn(type: unknown): readonly ValueType[] | undefined {
  const names = typeof type === 'string' ? [type] : listIn(type)
  const types = names.flatMap((name) =>
    typeof name === 'string' && Object.hasOwn(byName, name) ? (byName[name] ?? []) : [],
  )
  return types.length === 0 ? undefined : [...new Set(types)]
}

/** Types as schemas name them, in words. */
export const namesOf = (types: readonly ValueType[]) =>
  [...new Set(types.map((type) => (type === 'fraction' ? 'number' : type)))].join(' or ')

/** The type of a JSON value. */
export function typeOf(value: unknown): ValueType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction'
  if (typeof value === 'string') return 'string'
  return typeof value === 'boolean' ? 'boolean' : 'object'
}

/**
 * Whether a number is a multiple, as the contract's gate sees it: a slip of a machine's division is
 * forgiven.
 */
export function isMultiple(value: number, of: number): boolean {
  const quotient = value / of
  return of !== 0 && Math.abs(Math.round(quotient) - quotient) <= 1e-9
}

/** Whether a number is a multiple for every validator, also for one that forgives no slip. */
export const isExactMultiple = (value: number, of: number) =>
  of !== 0 && Number.isInteger(value / of)
