import { Worker } from 'node:worker_threads'
import type { ClassifyPort } from '../../src/lib/patterns/patternClassifier.ts'

/** Starts a thread for `createPatternClassifier`. The thread does not keep the process alive. */
export function startClassifyThread(): ClassifyPort {
  const worker = new Worker(new URL('./classifyThread.ts', import.meta.url), {
    // Makes the library `recheck` work in this thread. By default, the library would start another
    // thread, a native program or Java.
    env: { ...process.env, RECHECK_SYNC_BACKEND: 'pure' },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  worker.unref()
  return {
    postMessage: (request) => worker.postMessage(request),
    onMessage: (listener) => worker.on('message', listener),
    onError: (listener) => worker.on('error', listener).on('exit', listener),
    terminate: () => void worker.terminate(),
  }
}
