import { Worker } from 'node:worker_threads'
import type { PatternWorkerPort } from '../../src/lib/patterns/patternRunner.ts'

/**
 * Starts a Node thread for `createPatternRunner`, so that a slow pattern never blocks the event
 * loop. The thread does not keep the process alive.
 */
export function startNodePatternWorker(): PatternWorkerPort {
  const worker = new Worker(new URL('./patternThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  worker.unref()
  return {
    postMessage: (request) => worker.postMessage(request),
    onMessage: (listener) => worker.on('message', listener),
    onError: (listener) => worker.on('error', listener),
    terminate: () => void worker.terminate(),
  }
}
