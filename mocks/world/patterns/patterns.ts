import { answerPattern, type PatternReply } from '../../../src/lib/answerPattern.ts'
import { compilePattern, matchesNative } from '../../../src/lib/pattern.ts'
import { createPatternRunner, type PatternWorkerPort } from '../../../src/lib/patternRunner.ts'
import type { World } from '../world.ts'
import { classifyPattern } from './classifyPattern.ts'
import type { CheckPattern } from './provenLinear.ts'
import { provenPatterns } from './provenPatterns.ts'

/**
 * The world's patterns: what is proven safe runs here, all else in a worker that is killed when it
 * is late.
 * @param parts.startWorker starts the place where untrusted patterns run.
 * @param parts.loadCheck loads recheck, which is large, when it is first needed.
 */
export function createPatterns(parts: {
  startWorker: () => PatternWorkerPort
  loadCheck: () => Promise<CheckPattern>
}): World['patterns'] {
  const runner = createPatternRunner(parts)
  return {
    classify: async (source) =>
      provenPatterns.get(source) ?? classifyPattern(source, await parts.loadCheck()),
    async matches({ acceptedPattern, verdict }, value) {
      const pattern = compilePattern(acceptedPattern)
      const found =
        verdict === 'safe' ? matchesNative(pattern, value).kind : await runner.match(pattern, value)
      return found === 'match' || found === 'mismatch' ? found : 'undecided'
    },
  }
}

/** A stand-in that runs patterns on the caller's thread, for tests: nothing there is hostile. */
export function startInlinePatternWorker(): PatternWorkerPort {
  let listener: (reply: PatternReply) => void = () => {}
  return {
    onMessage(given) {
      listener = given
      queueMicrotask(() => listener({ kind: 'ready' }))
    },
    postMessage: (request) => queueMicrotask(() => listener(answerPattern(request))),
    onError: () => {},
    terminate: () => {},
  }
}
