/** How an attempt ended; `unknown` when the caller went away before that could be seen. */
export type AttemptEnd = 'answered' | 'failed' | 'unknown'

export type Attempt = { kind: 'go'; end(how: AttemptEnd): void } | { kind: 'wait'; ms: number }

/** `halfOpen`: the while is over, and one attempt finds out whether the platform answers again. */
export type CircuitState = 'closed' | 'open' | 'halfOpen'

export type Circuit = {
  /** Asks whether to try. Who may go must tell how it ended. */
  begin(): Attempt
  state(): CircuitState
  /** Milliseconds until an attempt is let through; 0 when one is now. */
  wait(): number
  /** How often it opened since the start; an attempt that failed while it was open is no opening. */
  openings(): number
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
  let isProbing = false
  let opened = 0
  const isOpen = () => inRow >= failures
  const wait = () => (isOpen() ? Math.max(0, Math.ceil(closedUntil - now())) : 0)
  const close = () => {
    inRow = 0
    pause = shortest
  }
  const openForAWhile = () => {
    closedUntil = now() + pause
    pause = Math.min(pause * 2, longest)
  }
  const endOrdinary = (how: AttemptEnd) => {
    if (how === 'answered') close()
    // What was under way when it opened says nothing new, and must not make the while longer.
    if (how !== 'failed' || isOpen()) return
    inRow += 1
    if (!isOpen()) return
    opened += 1
    openForAWhile()
  }
  const endProbe = (how: AttemptEnd) => {
    isProbing = false
    if (how === 'answered') close()
    if (how === 'failed') openForAWhile()
  }
  return {
    wait,
    openings: () => opened,
    state: () => (!isOpen() ? 'closed' : wait() > 0 ? 'open' : 'halfOpen'),
    begin() {
      if (!isOpen()) return { kind: 'go', end: endOrdinary }
      if (wait() > 0 || isProbing) return { kind: 'wait', ms: Math.max(wait(), shortest) }
      isProbing = true
      return { kind: 'go', end: endProbe }
    },
  }
}
