import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { itKeepsTheLedger } from '../../mocks/handlers/testing/ledgerSuite.ts'
import { openPlace } from './testing/openPlace.ts'
import { createTemporaryFolder } from './testing/testDatabase.ts'
import { startTestPostgres, type TestPostgres } from './testing/testPostgres.ts'

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

const inFile = async () => (await openPlace(join(folder.path, 'ledger.sqlite'))).store
const inPostgres = async () => (await openPlace(await postgres.createDatabase())).store

itKeepsTheLedger('in SQLite', inFile, 6)
itKeepsTheLedger('in PostgreSQL', inPostgres, 6)
