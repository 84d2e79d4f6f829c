import { setTimeout } from 'node:timers/promises'
import { errorFields, type Log } from './log/log.ts'

/** Milliseconds before the first task, so that health probes and the first calls come first. */
const delay = 250

/**
 * Runs tasks one after the other, shortly after the gateway has started. Failures are logged.
 * @param tasks functions that compute in advance the results that calls would compute on first use.
 * @returns a function that stops the warm-up and waits for the current task.
 */
export function startWarmUp(
  tasks: readonly (() => Promise<unknown>)[],
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController()
  const run = async () => {
    await setTimeout(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    for (const task of tasks) {
      if (stopping.signal.aborted) return
      await task().catch((error: unknown) => log.error('warming up failed', errorFields(error)))
    }
  }
  const running = run()
  return () => {
    stopping.abort()
    return running
  }
}
