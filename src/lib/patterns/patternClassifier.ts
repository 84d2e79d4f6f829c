import type { PatternVerdict } from './classifyPattern.ts'
import { compilePattern } from './pattern.ts'

export type ClassifyRequest = { id: number; source: string }
export type ClassifyReply = { id: number; verdict: PatternVerdict }

/** Worker that classifies patterns: a browser's Worker or a thread of Node. */
export type ClassifyPort = {
  postMessage: (request: ClassifyRequest) => void
  onMessage: (listener: (reply: ClassifyReply) => void) => void
  onError: (listener: () => void) => void
  terminate: () => void
}

/**
 * Milliseconds after which a check is aborted. The time limits of `classifyPattern` are shorter.
 */
const LIMIT = 60_000

/**
 * Milliseconds of idleness after which the worker is terminated, since it takes some 100 MB of
 * memory.
 */
const IDLE = 30_000

/**
 * Classifies patterns in a worker, one at a time, so that the caller's thread is never blocked. The
 * verdict is `unknown` if the worker fails or exceeds its time limit. Never rejects.
 */
export function createPatternClassifier(
  startWorker: () => ClassifyPort,
): (source: string) => Promise<PatternVerdict> {
  const classifier = new Classifier(startWorker)
  return (source) => classifier.classify(source)
}

class Classifier {
  readonly #startWorker: () => ClassifyPort
  #worker: ClassifyPort | undefined
  #queue: Promise<unknown> = Promise.resolve()
  #settle: (verdict: PatternVerdict | undefined) => void = () => {}
  #idle: ReturnType<typeof setTimeout> | undefined
  #lastId = 0

  constructor(startWorker: () => ClassifyPort) {
    this.#startWorker = startWorker
  }

  classify(source: string): Promise<PatternVerdict> {
    const verdict = this.#queue.then(() => this.#ask(source))
    this.#queue = verdict
    return verdict
  }

  async #ask(source: string): Promise<PatternVerdict> {
    clearTimeout(this.#idle)
    const { promise, resolve } = Promise.withResolvers<PatternVerdict | undefined>()
    this.#settle = resolve
    const limit = setTimeout(() => resolve(undefined), LIMIT)
    this.#post(source)
    const verdict = await promise
    clearTimeout(limit)
    if (verdict === undefined) {
      this.#end()
      return { verdict: 'unknown', dialect: dialectOf(source), reason: 'could not be checked' }
    }
    this.#idle = setTimeout(() => this.#end(), IDLE)
    // The pending timer must not keep Node from exiting.
    if (typeof this.#idle === 'object') this.#idle.unref()
    return verdict
  }

  #post(source: string): void {
    try {
      this.#worker ??= this.#start()
      this.#lastId += 1
      this.#worker.postMessage({ id: this.#lastId, source })
    } catch {
      this.#settle(undefined)
    }
  }

  #start(): ClassifyPort {
    const worker = this.#startWorker()
    // A message of a replaced worker may still arrive.
    worker.onMessage(({ id, verdict }) => id === this.#lastId && this.#settle(verdict))
    worker.onError(() => worker === this.#worker && this.#settle(undefined))
    return worker
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }
}

function dialectOf(source: string): PatternVerdict['dialect'] {
  const pattern = compilePattern(source)
  return pattern.kind === 'regex' ? pattern.dialect : 'none'
}
