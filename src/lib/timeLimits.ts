declare global {
  /**
   * Multiplies all time limits. Tests set it before the portal loads, so that a slow machine causes
   * no false failures.
   */
  var porticoTimeFactor: number | undefined
}

const factor = Math.max(1, globalThis.porticoTimeFactor ?? 1)

/** Milliseconds after which the portal treats a pending operation as failed. */
export const timeLimits = {
  /** Limit for an API call. */
  call: 10_000 * factor,
  /**
   * Limit for an API call that sends or receives a file of up to 5 MB, possibly over a slow
   * connection. This limit is longer than the gateway's limit for receiving a request with its
   * body.
   */
  fileCall: 40_000 * factor,
  /** Limit for the load of a chunk (CONST-58). */
  chunk: 120_000 * factor,
  /** Time after which a component that waits for a chunk offers a retry; the chunk still loads. */
  chunkNotice: 10_000 * factor,
  /** Pause before the first automatic retry of a failed chunk; each further pause is longer. */
  chunkPause: 5000 * factor,
  /** Time for which a bubble, such as an offer, is shown over a page. */
  bubble: 8000 * factor,
  /** Limit for the hydration of all parts of a prerendered page. */
  hydration: 3000 * factor,
  /** Limit for the load of late content that makes the page long enough for its scroll position. */
  place: 5000 * factor,
  /** Limit for the first message from the frame of a game. */
  game: 15_000 * factor,
  /** Limit for ALTCHA's proof of work in workers; a phone takes about a second. */
  proofOfWork: 20_000 * factor,
  /** Limit for the response of the phone-authentication service. */
  phoneAuth: 30_000 * factor,
  /**
   * Limit for the start of the service worker for push notifications, including its installation.
   */
  pushWorker: 15_000 * factor,
  /** Limit for the handover to a new version of the service worker. */
  workerHandover: 3000 * factor,
  /**
   * Limit for the start of the page in the preview frame of the operator console, counted from the
   * frame's load event.
   */
  preview: 3000 * factor,
  /**
   * Limit for one attempt to connect the WebSocket; short, so that a restored network is noticed.
   */
  socketAttempt: 3000 * factor,
  /** Time by which the second of two WebSocket heartbeats may be late; see `silenceLimit`. */
  socketBeat: 500 * factor,
} as const
