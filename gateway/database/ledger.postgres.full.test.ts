import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itClosesOrMovesMoney } from '../../platform/handlers/testing/closingSuite.ts'
import { itKeepsTheLedger } from '../../platform/handlers/testing/ledgerSuite.ts'
import { itGivesOnceWhatThereIsOnce } from '../../platform/handlers/testing/raceSuite.ts'
import { openTwice, type TwoGateways } from './testing/openTwice.ts'
import { startTestPostgres, type TestPostgres } from './testing/testPostgres.ts'

let postgres: TestPostgres
let gateways: TwoGateways
beforeAll(async () => {
  postgres = await startTestPostgres()
  gateways = await openTwice(await postgres.createDatabase())
}, 60_000)
afterAll(() => postgres.stop())

const inPostgres = async () => gateways.stores

itKeepsTheLedger('in PostgreSQL', inPostgres, 4)
itGivesOnceWhatThereIsOnce('in PostgreSQL', inPostgres)
itClosesOrMovesMoney('in PostgreSQL', inPostgres)

it('the preceding ledger tests cause no deadlock in PostgreSQL', async () => {
  // PostgreSQL may publish the statistics of a connection as late as the end of the connection.
  await gateways.close()
  const client = new Client({ connectionString: await postgres.createDatabase() })
  await client.connect()
  const { rows } = await client.query('select sum(deadlocks) as deadlocks from pg_stat_database')
  await client.end()
  expect(rows).toEqual([{ deadlocks: '0' }])
})
