import type { CollectionDefinition, ColumnKind, Condition } from './store.ts'

/**
 * What any store can hold of a text: whole characters, none of them NUL. What a database would
 * refuse or mangle is replaced the same everywhere.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** The value as every store holds it. @throws {TypeError} for what a column cannot hold. */
export function storable(kind: ColumnKind, value: unknown): unknown {
  if (value === null) return null
  if (kind === 'text' && typeof value === 'string') return storableText(value)
  if (kind === 'boolean' && typeof value === 'boolean') return value
  if ((kind === 'integer' || kind === 'time') && Number.isSafeInteger(value)) return value
  if (kind === 'json' && value !== undefined) return JSON.parse(JSON.stringify(value))
  throw new TypeError(`a ${kind} column cannot hold ${String(value)}`)
}

/** A row, or changes of one, as every store holds them. @throws {TypeError} also for unknown columns. */
export function storableRow(
  name: string,
  { columns }: CollectionDefinition,
  row: object,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const column = columns[key]
      if (!column) throw new TypeError(`${name} has no column ${key}`)
      const isNull = value === null && column.kind !== 'json'
      if (isNull && !column.nullable) throw new TypeError(`${name}.${key} is never null`)
      return [key, storable(column.kind, value)]
    }),
  )
}

export type Comparison = { operator: '=' | '<' | '>='; value: unknown }

/** How a condition compares. A condition on a column of JSON is refused: no index could serve it. */
export function readCondition(
  name: string,
  { columns }: CollectionDefinition,
  key: string,
  condition: Condition<unknown>,
): Comparison {
  const column = columns[key]
  if (!column || column.kind === 'json') throw new TypeError(`${name}.${key} can't be looked up by`)
  const stored = (value: unknown) => storable(column.kind, value)
  if (typeof condition === 'object' && condition !== null) {
    if ('below' in condition) return { operator: '<', value: stored(condition.below) }
    if ('atLeast' in condition) return { operator: '>=', value: stored(condition.atLeast) }
  }
  return { operator: '=', value: stored(condition) }
}
