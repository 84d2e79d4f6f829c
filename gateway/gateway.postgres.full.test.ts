import { afterAll, beforeAll, describe } from 'vitest'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import { useDatabases } from './testing/testGateway.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
  useDatabases(postgres.createDatabase)
}, 60_000)
afterAll(() => postgres.stop())

// Runs the tests of the imported files again, on PostgreSQL instead of the embedded database.
describe('gateway on PostgreSQL', async () => {
  await import('./gateway.test.ts')
  await import('./gateway.registration.test.ts')
  await import('./gateway.operator.test.ts')
})
