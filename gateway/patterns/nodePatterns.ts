import { createPatterns } from '../../platform/world/base/patterns/patterns.ts'
import type { World } from '../../platform/world/base/world/world.ts'
import { createPatternClassifier } from '../../src/lib/patterns/patternClassifier.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'
import { startClassifyThread } from './startClassifyThread.ts'

/** The world's patterns on a server: all that may be slow runs in threads. */
export const createNodePatterns = (): World['patterns'] =>
  createPatterns({
    startWorker: startNodePatternWorker,
    classify: createPatternClassifier(startClassifyThread),
  })
