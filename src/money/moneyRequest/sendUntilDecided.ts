import { type Failure, failureOf, isUndecided } from '../../api/failure.ts'

/** How often a server that fails is asked again before the failure is told. */
const mostRetries = 3
/** How often a network that fails is tried again: some ten minutes. */
const mostTries = 60

type Options = {
  signal: AbortSignal
  /** Told after each answer that did not come. */
  onUndecided: (failure: Failure) => void
  /** Waits before the try after the `tries`-th. */
  pause?: (tries: number, signal: AbortSignal) => Promise<void>
}

/**
 * Sends a request, always with the same key, until the server says what became of it.
 *
 * @returns the answer.
 * @throws {ApiError} a rejection, or the last failure when the server or the network keeps failing.
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

/** Waits longer each time, and no longer than until the network is back. */
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
