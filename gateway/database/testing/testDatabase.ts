import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ColumnDataType, Kysely } from 'kysely'
import type { ColumnKind, Definitions } from '../../../mocks/world/store.ts'
import { NodeSqliteDialect } from '../nodeSqliteDialect.ts'

/** The column types that hold each kind, in every database; PostgreSQL's `integer` is too small. */
export const columnTypes: Record<ColumnKind, ColumnDataType> = {
  text: 'text',
  integer: 'bigint',
  boolean: 'boolean',
  time: 'bigint',
  json: 'text',
}

/** A folder of its own that goes with the test. */
export async function createTemporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'portico-database-'))
  return { path, remove: () => rm(path, { recursive: true, maxRetries: 3 }) }
}

export const openKysely = (file: string) =>
  new Kysely<Record<string, Record<string, unknown>>>({ dialect: new NodeSqliteDialect(file) })

/** Makes a table for each definition, as migrations do for the world's. */
export async function createTables(
  { schema }: ReturnType<typeof openKysely>,
  definitions: Definitions,
): Promise<void> {
  for (const [name, { columns, unique, indexes }] of Object.entries(definitions)) {
    const empty = schema
      .createTable(name)
      .addColumn('id', 'text', (id) => id.primaryKey().notNull())
    const { id: _, ...others } = columns
    const table = Object.entries(others).reduce(
      (so, [column, { kind, nullable }]) =>
        so.addColumn(column, columnTypes[kind], (made) => (nullable ? made : made.notNull())),
      empty,
    )
    await table.execute()
    for (const group of unique) {
      await schema
        .createIndex(`${name}_${group.join('_')}`)
        .on(name)
        .columns([...group])
        .unique()
        .execute()
    }
    for (const group of indexes) {
      await schema
        .createIndex(`${name}_${group.join('_')}`)
        .on(name)
        .columns([...group])
        .execute()
    }
  }
}
