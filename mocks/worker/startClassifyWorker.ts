import type { ClassifyPort, ClassifyReply } from '../../src/lib/patterns/patternClassifier.ts'

/** Starts the browser worker for `createPatternClassifier`. */
export function startClassifyWorker(): ClassifyPort {
  const worker = new Worker(new URL('./classifyWorker.ts', import.meta.url), { type: 'module' })
  return {
    postMessage: (request) => worker.postMessage(request),
    onMessage: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<ClassifyReply>) => listener(data)),
    onError: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  }
}
