import { collections } from '../world/collections.ts'
import { createMemoryStore } from '../world/memoryStore.ts'
import { itKeepsTheLedger } from './testing/ledgerSuite.ts'

itKeepsTheLedger('in memory', async () => createMemoryStore(collections), 20)
