/** Recompresses prepared responses at the highest level, after they are sent for the first time. */
import { setTimeout } from 'node:timers/promises'
import { improveAnswer, type PreparedAnswer } from './preparedAnswer.ts'

export type Recompression = {
  /**
   * Queues a response.
   * @param name identifies the response; a queued response with the same name is replaced.
   */
  add(name: string, answer: PreparedAnswer): void
}

/** Milliseconds before the first response, in which it may be replaced. */
const delay = 1000

/** Pause after each response as a multiple of the time that its compression took. */
const restFactor = 19

/** Maximum number of queued responses; beyond it, the oldest stays as it is. */
const mostQueued = 100

/**
 * Creates a queue that compresses one response at a time and rests most of the time, so that it
 * uses at most a twentieth of a processor. Pages that change often are therefore not always sent in
 * their smallest form.
 *
 * @param improve replaces the compression, for tests.
 */
export function createRecompression(
  improve: (answer: PreparedAnswer) => Promise<void> = improveAnswer,
): Recompression {
  const queued = new Map<string, PreparedAnswer>()
  let isRunning = false

  // The pauses do not delay the end of the process.
  const pause = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false })
  const run = async () => {
    isRunning = true
    await pause(delay)
    for (let [next] = queued; next !== undefined; [next] = queued) {
      const [name, answer] = next
      queued.delete(name)
      const begun = performance.now()
      // A response that cannot be recompressed is still sent as it is.
      await improve(answer).catch(() => {})
      await pause((performance.now() - begun) * restFactor)
    }
    isRunning = false
  }

  return {
    add(name, answer) {
      queued.delete(name)
      queued.set(name, answer)
      const [oldest] = queued.keys()
      if (oldest !== undefined && queued.size > mostQueued) queued.delete(oldest)
      if (!isRunning) void run()
    },
  }
}
