import { afterAll, beforeAll, describe } from 'vitest'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import { useDatabases } from './testing/testGateway.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
  useDatabases(postgres.createDatabase)
}, 60_000)
afterAll(() => postgres.stop())

describe('backup and restore on PostgreSQL', async () => {
  await import('./gateway.backup.full.test.ts')
})
