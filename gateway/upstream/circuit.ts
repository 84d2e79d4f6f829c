/** How an attempt ended; `unknown` when the caller went away before that could be seen. */
export type AttemptEnd = 'answered' | 'failed' | 'unknown'

export type Attempt = { kind: 'go'; end(how: AttemptEnd): void } | { kind: 'wait'; ms: number }

export type Circuit = {
  /** Asks whether to try. Who may go must tell how it ended. */
  begin(): Attempt
  isOpen(): boolean
}

type Options = {
  /** Failures in a row after which nothing is tried for a while. */
  failures?: number
  /** The first and the longest while, in milliseconds; it doubles from one to the other. */
  shortest?: number
  longest?: number
  now?: () => number
}

/**
 * Answers at once for a platform that is known to be dead, instead of having every caller wait.
 * After each while one attempt is let through; if it is answered, all are again.
 */
export function createCircuit({
  failures = 5,
  shortest = 500,
  longest = 8000,
  now = performance.now.bind(performance),
}: Options = {}): Circuit {
  let inRow = 0
  let pause = shortest
  let closedUntil = 0
  let probing = false
  const isOpen = () => inRow >= failures
  const end = (how: AttemptEnd) => {
    probing = false
    if (how === 'answered') {
      inRow = 0
      pause = shortest
    }
    if (how !== 'failed') return
    inRow += 1
    if (inRow < failures) return
    closedUntil = now() + pause
    pause = Math.min(pause * 2, longest)
  }
  return {
    isOpen,
    begin() {
      if (!isOpen()) return { kind: 'go', end }
      const ms = Math.ceil(closedUntil - now())
      if (ms > 0 || probing) return { kind: 'wait', ms: Math.max(ms, shortest) }
      probing = true
      return { kind: 'go', end }
    },
  }
}
