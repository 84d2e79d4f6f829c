import { afterEach, beforeEach, describe } from 'vitest'
import { itAddsRowsUp } from './addingRowsUp.ts'
import { itTellsEvents } from './announcements.ts'
import { itChangesRows } from './changingRows.ts'
import { itEnds } from './endsOfStores.ts'
import { itFindsAmongValues } from './findingAmong.ts'
import { itFindsRows } from './findingRows.ts'
import { itInsertsMany } from './insertingMany.ts'
import { itRejectsInvalidRows } from './invalidRows.ts'
import { itKeepsTransactionsApart } from './isolation.ts'
import { itKeepsRows } from './keepingRows.ts'
import { createModelStore } from './modelStore.ts'
import { itDoesTheSameAs } from './randomWork.ts'
import type { SuiteStore } from './suiteCollections.ts'
import { itRunsTransactions } from './transactions.ts'
import { itKeepsValuesUnique } from './uniqueValues.ts'

export type SuiteOptions = {
  /** Further stores that must give the same results of random operations as the tested store. */
  references?: Record<string, () => SuiteStore>
  /** Number of random test cases, each with up to thirty operations. */
  randomRuns: number
}

/** Test suite of the storage port. `open` returns an empty store for each test. */
export function itBehavesLikeAStore(
  name: string,
  open: () => Promise<SuiteStore>,
  { references, randomRuns }: SuiteOptions,
): void {
  describe(name, () => {
    let opened: SuiteStore | undefined
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened?.close())
    const store = () => {
      if (!opened) throw new Error('No store is open')
      return opened
    }

    describe('storage of rows', () => {
      itKeepsRows(store)
      itChangesRows(store)
    })
    describe('bulk inserts', () => itInsertsMany(store))
    describe('queries of rows', () => {
      itFindsRows(store)
      itFindsAmongValues(store)
    })
    describe('sum queries', () => itAddsRowsUp(store))
    describe('unique values', () => itKeepsValuesUnique(store))
    describe('invalid input', () => itRejectsInvalidRows(store))
    describe('transactions', () => {
      itRunsTransactions(store)
      itKeepsTransactionsApart(store)
    })
    describe('announced events', () => itTellsEvents(store))
    describe('closing of a store', () => itEnds(store))
    describe('random operations', () => {
      for (const [other, create] of Object.entries({
        'the model store': createModelStore,
        ...references,
      })) {
        itDoesTheSameAs(other, create, store, randomRuns)
      }
    })
  })
}
