import { Worker } from 'node:worker_threads'
import type { Diagnostics, Parameters } from 'recheck'
import type { RecheckRequest } from './recheckThread.ts'

/** Milliseconds that a thread may take beyond its limit before it is ended. */
const GRACE = 500

/** Milliseconds without work after which the thread is let go: it holds some 100 MB. */
const IDLE = 30_000

let thread: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()
let idle: NodeJS.Timeout | undefined

/**
 * recheck's `check` in a thread of its own, one expression at a time: the same on every platform,
 * with no process and no native program. An expression that takes longer than `timeout`
 * milliseconds is unknown. Never rejects.
 */
export function checkInThread(
  source: string,
  flags: string,
  parameters: Parameters & { timeout: number },
): Promise<Diagnostics> {
  const answer = queue.then(() => ask({ source, flags, parameters }, parameters.timeout))
  queue = answer
  return answer
}

function ask(request: RecheckRequest, timeout: number): Promise<Diagnostics> {
  clearTimeout(idle)
  thread ??= startThread()
  const worker = thread
  return new Promise((resolve) => {
    const finish = (found: Diagnostics) => {
      clearTimeout(timer)
      worker.off('message', finish).off('error', fail)
      idle = setTimeout(endThread, IDLE).unref()
      resolve(found)
    }
    const giveUp = (error: { kind: 'timeout' } | { kind: 'unexpected'; message: string }) => {
      finish({ source: request.source, flags: request.flags, status: 'unknown', error })
      endThread()
    }
    const fail = ({ message }: Error) => giveUp({ kind: 'unexpected', message })
    const timer = setTimeout(() => giveUp({ kind: 'timeout' }), timeout + GRACE)
    worker.on('message', finish).on('error', fail).postMessage(request)
  })
}

function startThread(): Worker {
  const worker = new Worker(new URL('./recheckThread.ts', import.meta.url), {
    // recheck itself would start another thread, a native program or Java.
    env: { ...process.env, RECHECK_SYNC_BACKEND: 'pure' },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  worker.unref()
  return worker
}

function endThread(): void {
  void thread?.terminate()
  thread = undefined
}
