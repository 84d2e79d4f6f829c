import { collections } from '../world/base/collections/collections.ts'
import { createMemoryStore } from '../world/base/storage/memoryStore.ts'
import { itClosesOrMovesMoney } from './testing/closingSuite.ts'
import { itKeepsTheLedger } from './testing/ledgerSuite.ts'
import { itGivesOnceWhatThereIsOnce } from './testing/raceSuite.ts'

const inMemory = async () => {
  const store = createMemoryStore(collections)
  return [store, store] as const
}
itKeepsTheLedger('in memory', inMemory, 20)
itGivesOnceWhatThereIsOnce('in memory', inMemory)
itClosesOrMovesMoney('in memory', inMemory)
