import type { Context } from '../../platform/domain/base/context/context.ts'
import { createPatterns } from '../../platform/domain/base/patterns/patterns.ts'
import { createPatternClassifier } from '../../src/lib/patterns/patternClassifier.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'
import { startClassifyThread } from './startClassifyThread.ts'

/**
 * Creates the domain's pattern port for a server. Slow work runs in threads.
 * @param onUndecided called for each value without a result, such as after a timeout.
 */
export function createNodePatterns(onUndecided: () => void = () => {}): Context['patterns'] {
  const patterns = createPatterns({
    startWorker: startNodePatternWorker,
    classify: createPatternClassifier(startClassifyThread),
  })
  return {
    ...patterns,
    async matches(pattern, value) {
      const found = await patterns.matches(pattern, value)
      if (found === 'undecided') onUndecided()
      return found
    },
  }
}
