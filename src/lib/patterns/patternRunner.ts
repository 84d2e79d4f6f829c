import type { PatternReply, PatternRequest } from './answerPattern.ts'
import { type CompiledPattern, PATTERN_INPUT_CAP, type RegexPattern } from './pattern.ts'

/** Worker that can be terminated: a browser's Worker or a thread of Node. */
export type PatternWorkerPort = {
  postMessage: (request: PatternRequest) => void
  onMessage: (listener: (reply: PatternReply) => void) => void
  onError: (listener: () => void) => void
  terminate: () => void
}

/**
 * `timeout`: the match exceeded the time limit, or the pattern did so too often and is no longer
 * run. `unavailable`: no worker, an invalid pattern, or a value above the cap. After `timeout` and
 * `unavailable` the form checks only the length, and the server decides. `cancelled`: the signal
 * was aborted.
 */
export type PatternOutcome = 'match' | 'mismatch' | 'timeout' | 'unavailable' | 'cancelled'

export type PatternRunnerOptions = {
  /** Starts a worker; it may throw. */
  startWorker: () => PatternWorkerPort
  /** Time limit of one match in milliseconds, from when the worker receives it. */
  timeoutMs?: number
  /** Time limit of a worker's start in milliseconds. */
  startMs?: number
  /** Number of consecutive timeouts after which a pattern is no longer run. */
  maxTimeouts?: number
  /** Called once for each pattern that is no longer run. */
  onGivenUp?: (pattern: RegexPattern) => void
}

export type PatternRunner = {
  match: (pattern: CompiledPattern, value: string, signal?: AbortSignal) => Promise<PatternOutcome>
  /** Starts the worker ahead of its first use. */
  warm: () => void
  /** Terminates the worker; waiting and later matches are `unavailable`. */
  dispose: () => void
}

type Job = {
  pattern: RegexPattern
  value: string
  settle: (outcome: PatternOutcome) => void
  isSettled: boolean
}

/** Number of consecutive failed starts after which no worker is started. */
const MAX_FAILURES = 3

/**
 * Creates a runner that matches untrusted patterns in one worker, one at a time, each with a time
 * limit. A worker that exceeds the time limit is terminated and replaced, so that the caller's
 * thread is never blocked. Matches never reject.
 */
export function createPatternRunner(options: PatternRunnerOptions): PatternRunner {
  const runner = new Runner(options)
  return {
    match: (pattern, value, signal) => runner.match(pattern, value, signal),
    warm: () => runner.start(),
    dispose: () => runner.dispose(),
  }
}

class Runner {
  readonly #options: PatternRunnerOptions
  readonly #timeouts = new Map<string, number>()
  #queue: Job[] = []
  #current: Job | undefined
  #worker: PatternWorkerPort | undefined
  #ready = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #lastId = 0

  constructor(options: PatternRunnerOptions) {
    this.#options = options
  }

  match(pattern: CompiledPattern, value: string, signal?: AbortSignal): Promise<PatternOutcome> {
    if (pattern.kind === 'any') return Promise.resolve('match')
    if (signal?.aborted) return Promise.resolve('cancelled')
    if (pattern.kind === 'invalid' || value.length > PATTERN_INPUT_CAP)
      return Promise.resolve('unavailable')
    return new Promise((resolve) => {
      const abort = () => job.settle('cancelled')
      const job: Job = {
        pattern,
        value,
        isSettled: false,
        settle: (outcome) => {
          job.isSettled = true
          signal?.removeEventListener('abort', abort)
          resolve(outcome)
        },
      }
      signal?.addEventListener('abort', abort)
      this.#queue.push(job)
      this.#next()
    })
  }

  start(): void {
    if (this.#worker || this.#failures >= MAX_FAILURES) return
    try {
      const worker = this.#options.startWorker()
      this.#worker = worker
      // A message of a replaced worker may still arrive.
      worker.onMessage((reply) => worker === this.#worker && this.#hear(reply))
      worker.onError(() => worker === this.#worker && this.#fail())
      this.#timer = setTimeout(() => this.#fail(), this.#options.startMs ?? 3_000)
    } catch {
      this.#fail()
    }
  }

  dispose(): void {
    this.#failures = MAX_FAILURES
    this.#fail()
  }

  /** Sends the next pending job to the worker if the worker is idle. */
  #next(): void {
    while (!this.#current && this.#queue[0]) {
      const job = this.#queue[0]
      const isGivenUp = this.#timeoutsOf(job) >= (this.#options.maxTimeouts ?? 3)
      const isDue = !job.isSettled && !isGivenUp
      if (isDue) this.start()
      if (isDue && this.#worker) {
        if (!this.#ready) return
        this.#run(job, this.#worker)
      } else {
        this.#queue.shift()
        job.settle(isGivenUp ? 'timeout' : 'unavailable')
      }
    }
  }

  #run(job: Job, worker: PatternWorkerPort): void {
    this.#queue.shift()
    this.#current = job
    this.#lastId += 1
    const { source, flags } = job.pattern.regex
    // A result that arrived while the main thread was busy is processed before this timer.
    const late = () => {
      this.#timer = setTimeout(() => this.#expire(job), 0)
    }
    this.#timer = setTimeout(late, this.#options.timeoutMs ?? 100)
    worker.postMessage({ id: this.#lastId, source, flags, value: job.value })
  }

  #hear(reply: PatternReply): void {
    if (reply.kind === 'ready') {
      clearTimeout(this.#timer)
      this.#ready = true
    } else if (this.#current && reply.id === this.#lastId) {
      clearTimeout(this.#timer)
      const job = this.#current
      this.#current = undefined
      this.#failures = 0
      this.#timeouts.delete(keyOf(job))
      job.settle(reply.isMatch === null ? 'unavailable' : reply.isMatch ? 'match' : 'mismatch')
    }
    this.#next()
  }

  #expire(job: Job): void {
    this.#stop()
    const count = this.#timeoutsOf(job) + 1
    this.#timeouts.set(keyOf(job), count)
    job.settle('timeout')
    if (count === (this.#options.maxTimeouts ?? 3)) this.#options.onGivenUp?.(job.pattern)
    this.start()
    this.#next()
  }

  /**
   * Ends the worker after it failed to start, broke or was disposed of. Waiting jobs become
   * unavailable.
   */
  #fail(): void {
    const waiting = this.#current ? [this.#current, ...this.#queue] : this.#queue
    this.#stop()
    this.#queue = []
    this.#failures += 1
    for (const job of waiting) job.settle('unavailable')
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = undefined
    this.#ready = false
    this.#current = undefined
  }

  #timeoutsOf(job: Job): number {
    return this.#timeouts.get(keyOf(job)) ?? 0
  }
}

function keyOf({ pattern }: Job): string {
  return String(pattern.regex)
}
