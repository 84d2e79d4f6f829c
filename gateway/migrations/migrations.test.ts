import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections } from '../../platform/world/base/collections/collections.ts'
import type { Definitions } from '../../platform/world/base/storage/store.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgresDatabase } from '../database/postgres/openPostgres.ts'
import { columnTypes, createTemporaryFolder, openKysely } from '../database/testing/testDatabase.ts'
import { startTestPostgres, type TestPostgres } from '../database/testing/testPostgres.ts'
import {
  type FoundSchema,
  readPostgresSchema,
  readSqliteSchema,
  sortedGroups,
} from './testing/readSchema.ts'

type Types = Record<keyof typeof columnTypes, string>

const schemaOf = (definitions: Definitions, types: Types): FoundSchema =>
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

let folder = { path: '', remove: async () => {} }
let postgres: TestPostgres
beforeAll(async () => {
  folder = await createTemporaryFolder()
  postgres = await startTestPostgres()
}, 60_000)
afterAll(async () => {
  await folder.remove()
  await postgres.stop()
})

describe('the migrations make the tables, columns, unique groups and indexes of the collections', () => {
  it('in SQLite', async () => {
    const file = join(folder.path, 'new.sqlite')
    const database = openKysely(file)
    await migrate(database)
    await database.destroy()
    expect(readSqliteSchema(file)).toEqual(schemaOf(collections, columnTypes))
  })

  it('in PostgreSQL, whose texts are in the order of their bytes whatever its locale', async () => {
    const url = await postgres.createDatabase()
    const database = openPostgresDatabase({ url, connections: 1 })
    await migrate(database)
    await database.destroy()
    const text = 'text C'
    expect(await readPostgresSchema(url)).toEqual(
      schemaOf(collections, { ...columnTypes, text, json: text }),
    )
  })
})
