import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collections } from '../../platform/domain/base/collections/collections.ts'
import { migrate } from '../database/migrate.ts'
import { columnTypes, createTemporaryFolder, openKysely } from '../database/testing/testDatabase.ts'
import { readSqliteSchema, schemaOf } from './testing/readSchema.ts'

// `postgresSmoke.test.ts` checks the PostgreSQL migrations.
it('the SQLite migrations create the tables, columns and indexes that the collections define', async () => {
  const folder = await createTemporaryFolder()
  const file = join(folder.path, 'new.sqlite')
  const database = openKysely(file)
  await migrate(database)
  await database.destroy()
  expect(readSqliteSchema(file)).toEqual(schemaOf(collections, columnTypes))
  await folder.remove()
})
