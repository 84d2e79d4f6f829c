import type { PatternReply } from './answerPattern.ts'
import type { PatternWorkerPort } from './patternRunner.ts'

/**
 * Starts the browser's pattern worker for `createPatternRunner`. Throws where workers are forbidden
 * (CSP, Trusted Types without a script-URL policy); the runner handles that.
 */
export function startBrowserPatternWorker(): PatternWorkerPort {
  const worker = new Worker(new URL('./patternWorker.ts', import.meta.url), { type: 'module' })
  return {
    postMessage: (request) => worker.postMessage(request),
    onMessage: (listener) =>
      worker.addEventListener('message', (event: MessageEvent<PatternReply>) =>
        listener(event.data),
      ),
    onError: (listener) => {
      worker.addEventListener('error', listener)
      worker.addEventListener('messageerror', listener)
    },
    terminate: () => worker.terminate(),
  }
}
