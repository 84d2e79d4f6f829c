import type { CompiledQuery, ExpressionBuilder, Kysely } from 'kysely'
import type { CollectionDefinition } from '../../mocks/world/store.ts'
import {
  type AnyRow,
  type Comparison,
  fromStoredRow,
  type StoredRow,
} from '../../mocks/world/storedRow.ts'
import type { Engine } from './engine.ts'
import { decodeValue, encodeValue } from './values.ts'

type SqlRow = Record<string, unknown>
type Tables = Record<string, SqlRow>
/** A database whose tables are known by their definitions only, at run time. */
export type AnyDatabase = Kysely<Tables>

/** A collection's table: its names, its values as the driver takes them, its commonest queries. */
export type SqlTable = {
  name: string
  definition: CollectionDefinition
  engine: Engine
  columns: readonly string[]
  encode(values: StoredRow): SqlRow
  decode(row: SqlRow): StoredRow
  toRow(row: SqlRow): AnyRow
  selectById(id: string): CompiledQuery<SqlRow>
  insertRow(row: StoredRow): CompiledQuery<unknown>
  /** A condition for Kysely's `where`. */
  matching(
    comparisons: readonly Comparison[],
  ): (build: ExpressionBuilder<Tables, string>) => ReturnType<typeof build.and>
}

const placeholder = ''

/** Compiles once what is asked most. */
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
  const byId = database.selectFrom(name).select(columns).where('id', '=', placeholder).compile()
  const insertion = database.insertInto(name).values(row).compile()

  const decode = (found: SqlRow): StoredRow =>
    Object.fromEntries(kinds.map(([column, kind]) => [column, decodeValue(kind, found[column])]))
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
    toRow: (found) => fromStoredRow(definition, decode(found)),
    selectById: (id) => ({ ...byId, parameters: [encodeValue(id, engine)] }),
    insertRow: (values) => ({
      ...insertion,
      parameters: columns.map((column) => encodeValue(values[column] ?? null, engine)),
    }),
    matching: (comparisons) => (build) =>
      build.and(
        comparisons.map(({ column, operator, value }) =>
          value === null
            ? build(column, 'is', null)
            : build(column, operator, encodeValue(value, engine)),
        ),
      ),
  }
}
