import type { Context } from '../../platform/domain/base/context/context.ts'
import { createPatterns } from '../../platform/domain/base/patterns/patterns.ts'
import { createPatternClassifier } from '../../src/lib/patterns/patternClassifier.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'
import { startClassifyThread } from './startClassifyThread.ts'

/**
 * Pattern port of the domain on a server. Slow work runs in threads.
 * @param onUndecided called for each value that a pattern did not decide on in time.
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
