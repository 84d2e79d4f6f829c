import { createPatterns } from '../../mocks/world/patterns.ts'
import type { World } from '../../mocks/world/world.ts'
import { classifyPattern } from './classifyPattern.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'
import { checkInThread } from './recheck.ts'

/**
 * The world's patterns on a server: all that may be slow runs in threads, and a verdict of
 * `hostile` comes with a text that was seen to be one.
 */
export function createNodePatterns(): World['patterns'] {
  const patterns = createPatterns({
    startWorker: startNodePatternWorker,
    loadCheck: () => Promise.resolve(checkInThread),
  })
  return { ...patterns, classify: classifyPattern }
}
