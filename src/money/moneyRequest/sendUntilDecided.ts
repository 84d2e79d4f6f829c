import { type Failure, failureOf, isUndecided } from '../../api/failure.ts'

/** Maximum number of retries for a failing server. */
const mostRetries = 3
/**
 * Maximum number of attempts when the network fails. With the pauses between them, the attempts
 * take about ten minutes.
 */
const mostTries = 60

type Options = {
  signal: AbortSignal
  /** Called after an attempt with an unknown outcome, before the next attempt. */
  onUndecided: (failure: Failure) => void
  /** Waits before the next attempt. @param tries number of attempts so far. */
  pause?: (tries: number, signal: AbortSignal) => Promise<void>
}

/**
 * Sends a request with the same idempotency key until the server accepts or rejects it.
 *
 * @returns the server's response.
 * @throws {ApiError} the rejection, or the last failure if the server or the network keeps failing.
 */
export async function sendUntilDecided<Answer>(
  send: () => Promise<Answer>,
  { signal, onUndecided, pause = waitForNext }: Options,
): Promise<Answer> {
  let brokenAnswers = 0
  for (let tries = 1; ; tries += 1) {
    try {
      return await send()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'broken') brokenAnswers += 1
      const isOver = brokenAnswers > mostRetries || tries >= mostTries
      if (!isUndecided(failure) || isOver || signal.aborted) throw error
      onUndecided(failure)
      await pause(tries, signal)
      if (signal.aborted) throw error
    }
  }
}

const longestPause = 10_000

/** Waits with exponential backoff; ends early when the network returns. */
function waitForNext(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(1000 * 2 ** (tries - 1), longestPause))
    window.addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
  })
}
