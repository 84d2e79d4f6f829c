import { afterEach, expect } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { collections } from '../../domain/base/collections/collections.ts'
import { createMemoryStore } from '../../domain/base/storage/memoryStore.ts'
import { watchLocks } from '../../domain/base/storage/testing/lockOrder.ts'
import { itClosesOrMovesMoney } from '../testing/closingSuite.ts'
import { itKeepsTheLedger } from '../testing/ledgerSuite.ts'
import { itGivesOnceWhatThereIsOnce } from '../testing/raceSuite.ts'

const lockWatchers: Pick<ReturnType<typeof watchLocks>, 'takeCrossings'>[] = []
/**
 * Fails if two transactions lock rows in opposite orders. Run concurrently in a database, such
 * transactions can deadlock.
 */
afterEach(() => {
  expect(lockWatchers.splice(0).flatMap(({ takeCrossings }) => takeCrossings())).toEqual([])
})

const inMemory = async () => {
  const { store, takeCrossings } = watchLocks(createMemoryStore(collections))
  lockWatchers.push({ takeCrossings })
  return [store, store] as const
}
itKeepsTheLedger('in memory', inMemory, propertyRuns(20, 5))
itGivesOnceWhatThereIsOnce('in memory', inMemory)
itClosesOrMovesMoney('in memory', inMemory)
