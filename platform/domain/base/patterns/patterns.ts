import { CHECKER, type PatternVerdict } from '../../../../src/lib/patterns/classifyPattern.ts'
import { compilePattern, matchesNative } from '../../../../src/lib/patterns/pattern.ts'
import {
  createPatternRunner,
  type PatternWorkerPort,
} from '../../../../src/lib/patterns/patternRunner.ts'
import type { Context } from '../context/context.ts'
import { provenPatterns } from './provenPatterns.ts'

/**
 * The domain's patterns: what is proven safe runs here, all else in a worker that is killed when it
 * is late.
 * @param parts.startWorker starts the place where untrusted patterns run.
 * @param parts.classify checks a pattern, apart from the caller's thread where that matters.
 */
export function createPatterns(parts: {
  startWorker: () => PatternWorkerPort
  classify: (source: string) => Promise<PatternVerdict>
}): Context['patterns'] {
  const runner = createPatternRunner({
    startWorker: parts.startWorker,
    // A page gives a slow pattern up; here a caller could switch it off for everybody else.
    maxTimeouts: Number.POSITIVE_INFINITY,
  })
  return {
    checker: CHECKER,
    classify: async (source) => provenPatterns.get(source) ?? parts.classify(source),
    async matches({ acceptedPattern, verdict }, value) {
      const pattern = compilePattern(acceptedPattern)
      const found =
        verdict === 'safe' ? matchesNative(pattern, value).kind : await runner.match(pattern, value)
      return found === 'match' || found === 'mismatch' ? found : 'undecided'
    },
  }
}
