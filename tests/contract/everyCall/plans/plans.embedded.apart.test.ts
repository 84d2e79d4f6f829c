import { describe, vi } from 'vitest'
import { openSqlitePlanner } from './sqlitePlanner.ts'
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

describe('query plans of SQLite', () => describePlans(openSqlitePlanner))
