import type { World } from '../../mocks/world/world.ts'
import { compilePattern, matchesNative } from '../../src/lib/pattern.ts'
import { createPatternRunner } from '../../src/lib/patternRunner.ts'
import { classifyPattern } from './classifyPattern.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'

/**
 * The world's patterns on a server: all that may be slow runs in threads, and a verdict of
 * `hostile` comes with a text that was seen to be one.
 */
export function createNodePatterns(): World['patterns'] {
  const runner = createPatternRunner({
    startWorker: startNodePatternWorker,
    // A page gives a slow pattern up; here a caller could switch it off for everybody else.
    maxTimeouts: Number.POSITIVE_INFINITY,
  })
  return {
    classify: classifyPattern,
    async matches({ acceptedPattern, verdict }, value) {
      const pattern = compilePattern(acceptedPattern)
      const found =
        verdict === 'safe' ? matchesNative(pattern, value).kind : await runner.match(pattern, value)
      return found === 'match' || found === 'mismatch' ? found : 'undecided'
    },
  }
}
