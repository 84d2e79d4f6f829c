import type { Schema } from '../../contract/contract.ts'

/** Schema that is an object, as opposed to `true` or `false`. */
export type SchemaObject = { readonly [keyword: string]: unknown }

export const isObject = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Value of a keyword as a schema. A value that is not a schema becomes `true`. The schema `true`
 * allows every value.
 */
export const schemaIn = (value: unknown): Schema =>
  isObject(value) || typeof value === 'boolean' ? value : true

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const stringsIn = (value: unknown): string[] =>
  listIn(value).filter((item) => typeof item === 'string')

export const entriesIn = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : []

/** True if two JSON values are equal. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => isEqual(item, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
}

/** True if a list contains a value that equals `value` as JSON. */
export const includesEqual = (list: readonly unknown[], value: unknown) =>
  list.some((item) => isEqual(item, value))
