import { setTimeout } from 'node:timers/promises'
import { errorFields, type Log } from './log/log.ts'

/** Milliseconds in which probes and the first calls are answered. */
const delay = 250

/**
 * Runs tasks one after the other, shortly after the gateway has begun to answer; a failure is logged.
 * @param tasks make ahead what calls would otherwise make when they first need it.
 * @returns stops it, after a task that is on.
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
