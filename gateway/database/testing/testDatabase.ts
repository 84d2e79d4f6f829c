import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ColumnDataType, Kysely } from 'kysely'
import type { ColumnKind, Definitions } from '../../../platform/domain/base/storage/store.ts'
import { createTable } from '../../migrations/tables/createTable.ts'
import { NodeSqliteDialect } from '../nodeSqliteDialect.ts'
import type { HeavyReads } from '../reads/heavyReads.ts'
import { temporaryPlace } from './temporaryPlace.ts'

/** SQL types by kind of column, for both databases. PostgreSQL's `integer` has too few bits. */
export const columnTypes = {
  text: 'text',
  integer: 'bigint',
  boolean: 'boolean',
  time: 'bigint',
  json: 'text',
} as const satisfies Record<ColumnKind, ColumnDataType>

/** Creates a temporary folder that `remove` deletes. */
export async function createTemporaryFolder() {
  const path = await mkdtemp(join(temporaryPlace, 'portico-database-'))
  return { path, remove: () => rm(path, { recursive: true, maxRetries: 3 }) }
}

export const openKysely = (file: string, heavyReads?: HeavyReads) =>
  new Kysely<Record<string, Record<string, unknown>>>({
    dialect: new NodeSqliteDialect(file, heavyReads),
  })

/** Creates a table for each definition, as the migrations do for the domain's collections. */
export async function createTables(
  database: Kysely<Record<string, Record<string, unknown>>>,
  definitions: Definitions,
): Promise<void> {
  for (const [name, { columns, unique, indexes }] of Object.entries(definitions)) {
    const types = Object.entries(columns).map(
      ([column, { kind, nullable }]) =>
        [column, `${columnTypes[kind]}${nullable ? '?' : ''}`] as const,
    )
    await createTable(database, { name, columns: Object.fromEntries(types), unique, indexes })
  }
}
