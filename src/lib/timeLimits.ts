declare global {
  /**
   * Multiplies all limits. Tests set it before the portal loads, so that a slow machine does not
   * show failures by chance.
   */
  var porticoTimeFactor: number | undefined
}

const factor = Math.max(1, globalThis.porticoTimeFactor ?? 1)
const buildsChunkLimit = import.meta.env?.VITE_CHUNK_TIMEOUT

/** Milliseconds after which the portal takes something for failed that has not answered. */
export const timeLimits = {
  /** A call of the contract. */
  call: 10_000 * factor,
  /** A call that carries or brings a file: 5 MB over a slow line, and as long as servers wait for it. */
  fileCall: 40_000 * factor,
  /**
   * A chunk (fault cell 11). A build may set another limit (CONST-58). Outside a build there is no
   * environment: end-to-end tests read the table of pages.
   */
  chunk: Number(buildsChunkLimit ?? 20_000) * factor,
  /** Hydration of the parts of a prerendered page, which what waits for all of them waits for. */
  hydration: 3000 * factor,
  /** Late content that makes room for a place on the page. */
  place: 5000 * factor,
  /** The first sign of life of a game (fault cell 40). */
  game: 15_000 * factor,
  /** The proof of work of ALTCHA by workers; a phone takes about a second. */
  proofOfWork: 20_000 * factor,
  /** An answer of the phone-authentication service. */
  phoneAuth: 30_000 * factor,
  /** The service worker of notifications, which is installed once the page is idle. */
  pushWorker: 15_000 * factor,
  /** A new version of the service worker that takes over. */
  workerHandover: 3000 * factor,
  /** The page in the frame of the console's preview, counted from the frame's load. */
  preview: 3000 * factor,
  /** An attempt to connect the socket, so that a network that is back is noticed. */
  socketAttempt: 3000 * factor,
  /** Longest delay of the socket's second heartbeat. */
  socketBeat: 500 * factor,
} as const
