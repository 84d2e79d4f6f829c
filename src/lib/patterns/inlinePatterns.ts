/** Pattern classifier and worker on the caller's thread, for tests with trusted patterns. */
import { answerPattern, type PatternReply } from './answerPattern.ts'
import { classifyPattern, type PatternVerdict } from './classifyPattern.ts'
import type { PatternWorkerPort } from './patternRunner.ts'

/** Classifies on the caller's thread, for tests: it takes seconds. */
export async function classifyInline(source: string): Promise<PatternVerdict> {
  const { check } = await import('recheck')
  return classifyPattern(source, check)
}

/** Starts a pattern worker that runs on the caller's thread. */
export function startInlinePatternWorker(): PatternWorkerPort {
  let listener: (reply: PatternReply) => void = () => {}
  return {
    onMessage(newListener) {
      listener = newListener
      queueMicrotask(() => listener({ kind: 'ready' }))
    },
    postMessage: (request) => queueMicrotask(() => listener(answerPattern(request))),
    onError: () => {},
    terminate: () => {},
  }
}
