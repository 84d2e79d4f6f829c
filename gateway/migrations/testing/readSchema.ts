import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Definitions } from '../../../platform/domain/base/storage/store.ts'
import type { columnTypes } from '../../database/testing/testDatabase.ts'

type Index = { unique: boolean; columns: string[] }

/** Definition of a table, read from the database or derived from the collections. */
export type FoundTable = {
  /**
   * Types in lower case, as migrations name them. In PostgreSQL, text types include the collation.
   */
  columns: Record<string, { type: string; nullable: boolean }>
  primaryKey: string[]
  /** Columns of each unique index, joined by commas. The list is sorted. */
  unique: string[]
  indexes: string[]
}
export type FoundSchema = Record<string, FoundTable>

const sortedGroups = (groups: readonly (readonly string[])[]) =>
  groups.map((group) => group.join()).sort()

/**
 * Schema that the definitions require.
 * @param types the database's type of each kind of column.
 */
export const schemaOf = (
  definitions: Definitions,
  types: Record<keyof typeof columnTypes, string>,
): FoundSchema =>
  Object.fromEntries(
    Object.entries(definitions).map(([table, { columns, unique, indexes }]) => [
      table,
      {
        columns: Object.fromEntries(
          Object.entries(columns).map(([name, { kind, nullable }]) => [
            name,
            { type: types[kind], nullable },
          ]),
        ),
        primaryKey: ['id'],
        unique: sortedGroups(unique),
        indexes: sortedGroups(indexes),
      },
    ]),
  )

const groupsOf = (indexes: readonly Index[], isUnique: boolean) =>
  sortedGroups(indexes.filter(({ unique }) => unique === isUnique).map(({ columns }) => columns))

type SqliteColumn = { name: string; type: string; notnull: number; pk: number }

export function readSqliteSchema(file: string): FoundSchema {
  const database = new DatabaseSync(file, { readOnly: true })
  // The cast is safe, because SQLite documents the columns of its schema tables.
  const list = <Row>(sql: string, ...values: string[]) =>
    database.prepare(sql).all(...values) as Row[]
  const names = list<{ name: string }>(
    "select name from sqlite_schema where type = 'table' and name not like 'kysely%'",
  )
  const tables = names.map(({ name }): [string, FoundTable] => {
    const columns = list<SqliteColumn>('select * from pragma_table_info(?)', name)
    const indexes = list<{ name: string; unique: number; origin: string }>(
      'select * from pragma_index_list(?)',
      name,
    )
      .filter(({ origin }) => origin !== 'pk')
      .map((index) => ({
        unique: index.unique === 1,
        columns: list<{ name: string }>('select * from pragma_index_info(?)', index.name).map(
          (column) => column.name,
        ),
      }))
    return [
      name,
      {
        columns: Object.fromEntries(
          columns.map(({ name: column, type, notnull }) => [
            column,
            { type: type.toLowerCase(), nullable: notnull === 0 },
          ]),
        ),
        primaryKey: columns.filter(({ pk }) => pk > 0).map((column) => column.name),
        unique: groupsOf(indexes, true),
        indexes: groupsOf(indexes, false),
      },
    ]
  })
  database.close()
  return Object.fromEntries(tables)
}

type PostgresColumn = {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
  collation_name: string | null
}
type PostgresIndex = Index & { table: string; primary: boolean }

export async function readPostgresSchema(url: string): Promise<FoundSchema> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: columns } = await client.query<PostgresColumn>(`
    select table_name, column_name, data_type, is_nullable, collation_name
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`)
  const { rows: indexes } = await client.query<PostgresIndex>(`
    select tables.relname as table, indisunique as unique, indisprimary as primary,
      array(
        select attname::text from unnest(indkey) with ordinality as part(number, at)
        join pg_attribute on attrelid = indrelid and attnum = part.number order by at
      ) as columns
    from pg_index join pg_class as tables on tables.oid = indrelid
    where relnamespace = 'public'::regnamespace`)
  await client.end()
  const names = new Set(columns.map(({ table_name }) => table_name))
  const tables = [...names].map((name): [string, FoundTable] => {
    const own = indexes.filter(({ table }) => table === name)
    const others = own.filter(({ primary }) => !primary)
    return [
      name,
      {
        columns: Object.fromEntries(
          columns
            .filter(({ table_name }) => table_name === name)
            .map(({ column_name, data_type, is_nullable, collation_name }) => [
              column_name,
              {
                type: collation_name === null ? data_type : `${data_type} ${collation_name}`,
                nullable: is_nullable === 'YES',
              },
            ]),
        ),
        primaryKey: own.find(({ primary }) => primary)?.columns ?? [],
        unique: groupsOf(others, true),
        indexes: groupsOf(others, false),
      },
    ]
  })
  return Object.fromEntries(tables)
}
