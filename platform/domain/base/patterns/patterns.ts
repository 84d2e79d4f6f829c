import { CHECKER, type PatternVerdict } from '../../../../src/lib/patterns/classifyPattern.ts'
import { compilePattern, matchesNative } from '../../../../src/lib/patterns/pattern.ts'
import {
  createPatternRunner,
  type PatternWorkerPort,
} from '../../../../src/lib/patterns/patternRunner.ts'
import type { Context } from '../context/context.ts'
import { provenPatterns } from './provenPatterns.ts'

/**
 * Runs patterns: on this thread if they are proven fast, otherwise in a worker that is terminated
 * after a time limit.
 * @param parts.startWorker starts a worker for unproven patterns.
 * @param parts.classify checks a pattern, outside this thread if necessary.
 */
export function createPatterns(parts: {
  startWorker: () => PatternWorkerPort
  classify: (source: string) => Promise<PatternVerdict>
}): Context['patterns'] {
  const runner = createPatternRunner({
    startWorker: parts.startWorker,
    // A page disables a pattern after several timeouts. A server must not: one caller could disable
    // the pattern for everybody.
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
