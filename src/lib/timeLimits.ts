declare global {
  /**
   * Multiplies all limits. Tests set it before the portal loads, so that a slow machine causes no
   * false failures.
   */
  var porticoTimeFactor: number | undefined
}

const factor = Math.max(1, globalThis.porticoTimeFactor ?? 1)

/** Milliseconds after which the portal treats a pending operation as failed. */
export const timeLimits = {
  /** Call of the contract. */
  call: 10_000 * factor,
  /**
   * Call that sends or receives a file: 5 MB over a slow connection, equal to the servers' limit.
   */
  fileCall: 40_000 * factor,
  /** Load of a chunk (CONST-58, fault cell 11). */
  chunk: 120_000 * factor,
  /** Wait of a place for a chunk, after which it offers a retry while the chunk still loads. */
  chunkNotice: 10_000 * factor,
  /** First pause before a failed chunk is requested again by itself; each further one is longer. */
  chunkPause: 5000 * factor,
  /** Time for which a bubble is shown over a page. */
  bubble: 8000 * factor,
  /** Hydration of all parts of a prerendered page. */
  hydration: 3000 * factor,
  /** Late content that adds an element to the page. */
  place: 5000 * factor,
  /** First message of a game (fault cell 40). */
  game: 15_000 * factor,
  /** ALTCHA's proof of work in workers; a phone takes about a second. */
  proofOfWork: 20_000 * factor,
  /** Response of the phone-authentication service. */
  phoneAuth: 30_000 * factor,
  /** Start of the service worker for notifications, which is installed once the page is idle. */
  pushWorker: 15_000 * factor,
  /** Handover to a new version of the service worker. */
  workerHandover: 3000 * factor,
  /** Start of the page in the console's preview frame, counted from the frame's load. */
  preview: 3000 * factor,
  /** Attempt to connect the socket, so that a restored network is noticed. */
  socketAttempt: 3000 * factor,
  /** Longest delay of the socket's second heartbeat. */
  socketBeat: 500 * factor,
} as const
