/**
 * Storage format of rows, common to all stores: plain values, with JSON as text. Rows are validated
 * here, so that all stores accept the same values.
 */
import type { CollectionDefinition, ColumnKind, Query, SumQuery } from './store.ts'

export type Scalar = string | number | boolean | null
export type StoredRow = Readonly<Record<string, Scalar>>

/** A row of a collection whose columns are unknown at compile time. */
export type AnyRow = { id: string } & Record<string, unknown>

export type Comparison =
  | { column: string; operator: '=' | '<' | '>='; value: Scalar }
  | { column: string; operator: 'in'; values: ReadonlySet<Scalar> }
  | { column: string; operator: 'contains'; value: string }

/** A query with validated columns and numbers. */
export type CheckedQuery = {
  comparisons: readonly Comparison[]
  orderBy: Query<AnyRow>['orderBy']
  limit: number | undefined
  offset: number
}

/** A sum query with validated columns. */
export type CheckedSum = {
  comparisons: readonly Comparison[]
  by: readonly string[]
  spans: { column: string; length: number; from: number } | undefined
  of: readonly string[]
}

type Reject = (reason: string) => never

const integer = (value: unknown, refuse: Reject): number => {
  if (!Number.isSafeInteger(value)) refuse('is no integer between -(2^53 - 1) and 2^53 - 1')
  // `-0 + 0` is `0`. SQL has no negative zero.
  return Number(value) + 0
}

const readers: Record<ColumnKind, (value: unknown, refuse: Reject) => Scalar> = {
  text: (value, refuse) => (typeof value === 'string' ? value : refuse('is no string')),
  boolean: (value, refuse) => (typeof value === 'boolean' ? value : refuse('is no boolean')),
  integer,
  time: integer,
  json: (value, refuse) => JSON.stringify(value) ?? refuse('is no JSON value'),
}

function columnOf(definition: CollectionDefinition, name: string) {
  const column = Object.hasOwn(definition.columns, name) ? definition.columns[name] : undefined
  if (!column) throw new TypeError(`There is no column ${name}`)
  return column
}

function toScalar(definition: CollectionDefinition, name: string, value: unknown): Scalar {
  const { kind, nullable } = columnOf(definition, name)
  if (nullable && value === null) return null
  const scalar = readers[kind](value, (reason) => {
    throw new TypeError(`${name} ${reason}`)
  })
  // A nullable JSON column stores JSON's null as SQL's null, so that there is only one null.
  return nullable && kind === 'json' && scalar === 'null' ? null : scalar
}

/**
 * Converts the given columns to the storage format.
 * @throws {TypeError} when a value does not have its column's type.
 */
export function toStoredValues(definition: CollectionDefinition, values: object): StoredRow {
  const entries = Object.entries(values)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, toScalar(definition, name, value)]),
  )
}

/** Like `toStoredValues`, for a row that must have every column. */
export function toStoredRow(definition: CollectionDefinition, row: object): StoredRow {
  const missing = Object.keys(definition.columns).find((name) => !Object.hasOwn(row, name))
  if (missing !== undefined) throw new TypeError(`${missing} is missing`)
  return toStoredValues(definition, row)
}

/** Converts a stored row back; the result shares no objects with the stored row. */
export function fromStoredRow(definition: CollectionDefinition, storedRow: StoredRow): AnyRow {
  const row: Record<string, unknown> = {}
  for (const name in definition.columns) {
    const value = storedRow[name] ?? null
    const isJson = typeof value === 'string' && definition.columns[name]?.kind === 'json'
    row[name] = isJson ? JSON.parse(value) : value
  }
  // The cast is safe: `toStoredRow` created every stored row, so the row has an id and all columns.
  return row as AnyRow
}

const operators = { below: '<', atLeast: '>=' } as const
const isBound = (name: string): name is keyof typeof operators => Object.hasOwn(operators, name)

function comparisonsOf(
  definition: CollectionDefinition,
  column: string,
  condition: unknown,
): Comparison[] {
  const { kind } = columnOf(definition, column)
  if (condition === null) return [{ column, operator: '=', value: null }]
  if (kind === 'json') throw new TypeError(`${column} is JSON, which is not compared`)
  if (typeof condition !== 'object') {
    return [{ column, operator: '=', value: toScalar(definition, column, condition) }]
  }
  const bounds = Object.entries(condition)
  if (bounds.length === 0) throw new TypeError(`${column} has an empty condition`)
  return bounds.map(([bound, limit]) => {
    const notNull = (input: unknown) => {
      const value = toScalar(definition, column, input)
      if (value === null) throw new TypeError(`${column} cannot be compared with null`)
      return value
    }
    if (bound === 'in') {
      if (!Array.isArray(limit)) throw new TypeError(`${column} can only be in a list`)
      return { column, operator: 'in', values: new Set(limit.map(notNull)) }
    }
    if (bound === 'contains') {
      if (kind !== 'text' || typeof limit !== 'string' || !limit.isWellFormed()) {
        throw new TypeError(`${column} can only hold a well-formed text`)
      }
      return { column, operator: 'contains', value: limit }
    }
    if (!isBound(bound)) throw new TypeError(`${column} cannot be compared by ${bound}`)
    return { column, operator: operators[bound], value: notNull(limit) }
  })
}

/**
 * @throws {TypeError} when a column is unknown, or a value (such as undefined) has the wrong type.
 */
export const toComparisons = (definition: CollectionDefinition, where: object = {}): Comparison[] =>
  Object.entries(where).flatMap(([column, condition]) =>
    comparisonsOf(definition, column, condition),
  )

function count(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new TypeError(`${name} is no count: ${value}`)
  return value
}

/**
 * @throws {TypeError} when a column is unknown, a JSON column is compared or sorted, a value has
 * the wrong type, or `limit` or `offset` is not a non-negative integer.
 */
export function checkQuery(
  definition: CollectionDefinition,
  { where, orderBy, limit, offset = 0 }: Query<AnyRow>,
): CheckedQuery {
  if (orderBy && columnOf(definition, orderBy.column).kind === 'json') {
    throw new TypeError(`${orderBy.column} is JSON, which has no order`)
  }
  return {
    comparisons: toComparisons(definition, where),
    orderBy,
    limit: limit === undefined ? undefined : count(limit, 'limit'),
    offset: count(offset, 'offset'),
  }
}

/** @throws {TypeError} when a column is unknown or has the wrong type, or a span has no length. */
export function checkSum(
  definition: CollectionDefinition,
  { where, by = [], spans, of = [] }: SumQuery<AnyRow, string, string>,
): CheckedSum {
  const demand = (name: string, kinds: readonly ColumnKind[]) => {
    const { kind } = columnOf(definition, name)
    if (!kinds.includes(kind)) throw new TypeError(`${name} is of a kind that is not added up by`)
  }
  for (const name of by) demand(name, ['text', 'integer', 'boolean', 'time'])
  for (const name of of) demand(name, ['integer'])
  if (spans) {
    demand(spans.column, ['time'])
    if (count(spans.length, 'length') === 0) throw new TypeError('A span has no length')
    if (!Number.isSafeInteger(spans.from)) throw new TypeError(`from is no time: ${spans.from}`)
  }
  return {
    comparisons: toComparisons(definition, where),
    by: [...by],
    spans: spans && { ...spans },
    of: [...of],
  }
}

/** @throws {RangeError} when the sum is not a safe integer. */
export function safeSum(column: string, sum: number): number {
  if (Number.isSafeInteger(sum)) return sum
  throw new RangeError(`${column} adds up to more than can be told`)
}

/** The only id with which a row can meet the comparisons; undefined if there may be several. */
export function idAmong(comparisons: readonly Comparison[]): string | undefined {
  for (const comparison of comparisons) {
    if (comparison.column === 'id' && comparison.operator === '=') return String(comparison.value)
  }
  return undefined
}

/** The primary key and the unique groups, in the order in which a duplicate is reported. */
export const uniqueGroups = (definition: CollectionDefinition): (readonly string[])[] => [
  ['id'],
  ...definition.unique,
]
