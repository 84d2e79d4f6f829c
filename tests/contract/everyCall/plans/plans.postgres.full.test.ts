import { afterAll, beforeAll, describe, vi } from 'vitest'
import {
  startTestPostgres,
  type TestPostgres,
} from '../../../../gateway/database/testing/testPostgres.ts'
import { useDatabases } from '../../../../gateway/testing/testGateway.ts'
import { openPostgresPlanner } from './postgresPlanner.ts'
import { describePlans } from './suite.ts'

vi.mock(import('kysely'), async (load) => {
  const { recordingKysely } = await import('./recording.ts')
  return recordingKysely(await load())
})
vi.mock(import('../../../../platform/server/server.ts'), async (load) => {
  const { recordStatements: recorded } = await import('./recording.ts')
  const { createServer } = await load()
  return { createServer: (...args) => recorded(createServer(...args)) }
})

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
  useDatabases(postgres.createDatabase)
})
afterAll(() => postgres.stop())

describe('query plans of PostgreSQL', () =>
  describePlans(async () => openPostgresPlanner(await postgres.createDatabase()), {
    areListed: false,
  }))
