import { type CompiledQuery, type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { CollectionDefinition } from '../../platform/domain/base/storage/store.ts'
import {
  type AnyRow,
  type Comparison,
  fromStoredRow,
  type Scalar,
  type StoredRow,
} from '../../platform/domain/base/storage/storedRow.ts'
import type { Engine } from './engine.ts'
import { decodeValue, encodeValue } from './values.ts'

type SqlRow = Record<string, unknown>
type Tables = Record<string, SqlRow>
/** Kysely instance whose tables are known only at run time, from the collection definitions. */
export type AnyDatabase = Kysely<Tables>

/** Table of a collection: its names, the encoding of its values and its most frequent queries. */
export type SqlTable = {
  name: string
  definition: CollectionDefinition
  engine: Engine
  columns: readonly string[]
  encode(values: StoredRow): SqlRow
  decode(row: SqlRow): StoredRow
  toRow(row: SqlRow): AnyRow
  /**
   * Name of the advisory lock of an id. An id can be locked before a row has the id. In PostgreSQL,
   * every insertion locks its ids.
   */
  keyOf(id: string): string
  /** @param locks true to lock the row until the transaction ends. */
  selectById(id: string, locks: boolean): CompiledQuery<SqlRow>
  /** Inserts the rows, except those that violate a unique constraint. */
  insertRows(rows: readonly StoredRow[]): CompiledQuery<unknown>
  conditionFor(
    comparisons: readonly Comparison[],
  ): (build: ExpressionBuilder<Tables, string>) => ReturnType<typeof build.and>
}

const placeholder = ''

/** Describes the table of a collection and compiles its most frequent queries once. */
export function createSqlTable(
  name: string,
  definition: CollectionDefinition,
  database: AnyDatabase,
  engine: Engine,
): SqlTable {
  const columns = Object.keys(definition.columns)
  const kinds = Object.entries(definition.columns).map(
    ([column, { kind }]) => [column, kind] as const,
  )
  const row = Object.fromEntries(columns.map((column) => [column, placeholder]))
  const byId = database.selectFrom(name).select(columns).where('id', '=', placeholder)
  const reading = byId.compile()
  const locking = engine.hasManyWriters ? byId.forUpdate().compile() : reading
  const keyOf = (id: string) => `${name}:${String(encodeValue(id, engine))}`
  const key = placeholder
  const lockedId = sql`(select ${placeholder}::text from pg_advisory_xact_lock(hashtextextended(${key}, 0)))`
  const inserted = engine.hasManyWriters ? { ...row, id: lockedId } : row
  const insertions = new Map<number, CompiledQuery>()
  const insertionOf = (count: number): CompiledQuery => {
    const known = insertions.get(count)
    if (known) return known
    const values = Array.from({ length: count }, () => inserted)
    const query = database.insertInto(name).values(values)
    const made = query.onConflict((conflict) => conflict.doNothing()).compile()
    insertions.set(count, made)
    return made
  }
  const valuesOf = (values: StoredRow): unknown[] =>
    columns.flatMap((column) => {
      const value = values[column] ?? null
      const encoded = encodeValue(value, engine)
      return engine.hasManyWriters && column === 'id' ? [encoded, keyOf(String(value))] : [encoded]
    })

  // `Object.fromEntries` would take three times as long for many rows.
  function decode(sqlRow: SqlRow): StoredRow {
    const decoded: Record<string, Scalar> = {}
    for (const [column, kind] of kinds) decoded[column] = decodeValue(kind, sqlRow[column])
    return decoded
  }
  return {
    name,
    definition,
    engine,
    columns,
    encode: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([column, value]) => [column, encodeValue(value, engine)]),
      ),
    decode,
    toRow: (sqlRow) => fromStoredRow(definition, decode(sqlRow)),
    keyOf,
    selectById: (id, locks) => ({
      ...(locks ? locking : reading),
      parameters: [encodeValue(id, engine)],
    }),
    insertRows: (rows) => ({
      ...insertionOf(rows.length),
      parameters: rows.flatMap(valuesOf),
    }),
    conditionFor: (comparisons) => (build) =>
      build.and(
        comparisons.map((comparison) => {
          const { column } = comparison
          if (comparison.operator === 'in') {
            const values = [...comparison.values].map((value) => encodeValue(value, engine))
            // For a single value, `=` replaces `in`: an index then returns the rows ordered by its
            // next column.
            return values.length === 1 ? build(column, '=', values[0]) : engine.isIn(column, values)
          }
          if (comparison.operator === 'contains') {
            return engine.contains(column, encodeValue(comparison.value, engine))
          }
          const { operator, value } = comparison
          if (value === null) return build(column, 'is', null)
          return build(column, operator, encodeValue(value, engine))
        }),
      ),
  }
}
