/**
 * Result of an attempt to call the platform. `unknown`: the caller disconnected before the result.
 */
export type AttemptEnd = 'answered' | 'failed' | 'unknown'

export type Attempt = { kind: 'go'; end(how: AttemptEnd): void } | { kind: 'wait'; ms: number }

/**
 * State of the circuit breaker. `halfOpen`: the open period is over, and one attempt probes the
 * platform.
 */
export type CircuitState = 'closed' | 'open' | 'halfOpen'

export type Circuit = {
  /** Requests permission for an attempt. The caller must report the result with `end`. */
  begin(): Attempt
  state(): CircuitState
  /** Milliseconds until the next attempt is allowed; 0 when an attempt is allowed now. */
  wait(): number
  /**
   * Number of times that the circuit has opened. A failed probe does not count as another opening.
   */
  openings(): number
}

type Options = {
  /** Number of consecutive failures that opens the circuit. */
  failures?: number
  /** First and longest open period in milliseconds. The period doubles after each failed probe. */
  minPause?: number
  maxPause?: number
  now?: () => number
}

/**
 * Circuit breaker: rejects calls at once while the upstream platform is down, instead of letting
 * every caller wait. One attempt is let through after each open period; its success closes the
 * circuit.
 */
export function createCircuit({
  failures = 5,
  minPause = 500,
  maxPause = 8000,
  now = performance.now.bind(performance),
}: Options = {}): Circuit {
  let inRow = 0
  let pause = minPause
  let closedUntil = 0
  let isProbing = false
  let opened = 0
  const isOpen = () => inRow >= failures
  const wait = () => (isOpen() ? Math.max(0, Math.ceil(closedUntil - now())) : 0)
  const close = () => {
    inRow = 0
    pause = minPause
  }
  const openForAWhile = () => {
    closedUntil = now() + pause
    pause = Math.min(pause * 2, maxPause)
  }
  const endOrdinary = (how: AttemptEnd) => {
    if (how === 'answered') close()
    // A failed attempt that started before the circuit opened must not extend the open period.
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
      if (wait() > 0 || isProbing) return { kind: 'wait', ms: Math.max(wait(), minPause) }
      isProbing = true
      return { kind: 'go', end: endProbe }
    },
  }
}
