import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { itClosesOrMovesMoney } from '../../platform/handlers/testing/closingSuite.ts'
import { itKeepsTheLedger } from '../../platform/handlers/testing/ledgerSuite.ts'
import { itGivesOnceWhatThereIsOnce } from '../../platform/handlers/testing/raceSuite.ts'
import { propertyRuns } from '../../tests/support/extent.ts'
import { openTwice, type TwoGateways } from './testing/openTwice.ts'
import { createTemporaryFolder } from './testing/testDatabase.ts'

let folder = { path: '', remove: async () => {} }
let gateways: Promise<TwoGateways> | undefined
beforeAll(async () => {
  folder = await createTemporaryFolder()
})
afterAll(async () => {
  await (await gateways)?.close()
  await folder.remove()
})

const inFile = async () => {
  gateways ??= openTwice(join(folder.path, 'ledger.sqlite'))
  return (await gateways).stores
}

itKeepsTheLedger('in SQLite', inFile, propertyRuns(4, 1))
itGivesOnceWhatThereIsOnce('in SQLite', inFile)
itClosesOrMovesMoney('in SQLite', inFile)
