import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections } from '../../mocks/world/collections.ts'
import type { Definitions } from '../../mocks/world/store.ts'
import { migrate } from '../database/migrate.ts'
import { columnTypes, createTemporaryFolder, openKysely } from '../database/testing/testDatabase.ts'

type Column = { name: string; type: string; notnull: number; pk: number }
type Index = { name: string; unique: number; origin: string }

const sorted = (groups: readonly (readonly string[])[]) =>
  groups.map((group) => group.join()).sort()

/** What a database has, in the words of the collections' definitions. */
function readSchema(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  // The rows of SQLite's own tables are as its manual says.
  const list = <Row>(sql: string, ...values: string[]) =>
    database.prepare(sql).all(...values) as Row[]
  const names = list<{ name: string }>(
    "select name from sqlite_schema where type = 'table' and name not like 'kysely%'",
  ).map(({ name }) => name)
  const tables = names.map((table) => {
    const columns = list<Column>('select * from pragma_table_info(?)', table)
    const indexes = list<Index>('select * from pragma_index_list(?)', table)
      .filter(({ origin }) => origin !== 'pk')
      .map(({ name, unique }) => ({
        unique: unique === 1,
        columns: list<{ name: string }>('select * from pragma_index_info(?)', name).map(
          (column) => column.name,
        ),
      }))
    const groups = (isUnique: boolean) =>
      sorted(indexes.filter(({ unique }) => unique === isUnique).map((index) => index.columns))
    return [
      table,
      {
        columns: Object.fromEntries(
          columns.map(({ name, type, notnull }) => [
            name,
            { type: type.toLowerCase(), nullable: notnull === 0 },
          ]),
        ),
        primaryKey: columns.filter(({ pk }) => pk > 0).map(({ name }) => name),
        unique: groups(true),
        indexes: groups(false),
      },
    ]
  })
  database.close()
  return Object.fromEntries(tables)
}

const schemaOf = (definitions: Definitions) =>
  Object.fromEntries(
    Object.entries(definitions).map(([table, { columns, unique, indexes }]) => [
      table,
      {
        columns: Object.fromEntries(
          Object.entries(columns).map(([name, { kind, nullable }]) => [
            name,
            { type: columnTypes[kind], nullable },
          ]),
        ),
        primaryKey: ['id'],
        unique: sorted(unique),
        indexes: sorted(indexes),
      },
    ]),
  )

let folder = { path: '', remove: async () => {} }
beforeAll(async () => {
  folder = await createTemporaryFolder()
})
afterAll(() => folder.remove())

describe('the migrations', () => {
  it('make the tables, columns, unique groups and indexes that the collections define', async () => {
    const file = join(folder.path, 'new.sqlite')
    const database = openKysely(file)
    await migrate(database)
    await database.destroy()
    expect(readSchema(file)).toEqual(schemaOf(collections))
  })
})
