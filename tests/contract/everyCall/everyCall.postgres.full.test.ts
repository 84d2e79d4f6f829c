import { afterAll, beforeAll, describe, vi } from 'vitest'
import {
  startTestPostgres,
  type TestPostgres,
} from '../../../gateway/database/testing/testPostgres.ts'
import { useDatabases } from '../../../gateway/testing/testGateway.ts'
import { onGateway } from './calls/platform.ts'
import { describeEveryCall } from './suite.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
  useDatabases(postgres.createDatabase)
}, 60_000)
afterAll(() => postgres.stop())

// A call with many fields is sent hundreds of times, each time with another violation.
vi.setConfig({ testTimeout: 60_000 })

describe('every call on a gateway with PostgreSQL', () => describeEveryCall(onGateway))
