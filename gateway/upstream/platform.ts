/**
 * Connection to the upstream platform: a connection pool, its limits, and the causes of failures.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { errors, Pool } from 'undici'
import { BodyTooLarge } from '../http/limitedIncoming.ts'
import { type Circuit, createCircuit } from './circuit.ts'
import type { PlatformLimits } from './platformLimits.ts'

/**
 * Reason why no response began: the platform was unreachable or closed the connection before the
 * response head (`unreachable`), did not respond in time (`silent`), sent invalid HTTP (`garbled`),
 * or the caller disconnected (`left`).
 */
export type PlatformFailure = 'unreachable' | 'silent' | 'garbled' | 'left'

export class PlatformError extends Error {
  readonly failure: PlatformFailure
  /** Whole seconds until the caller should try again, at least 1. */
  readonly retryAfter: number
  constructor(failure: PlatformFailure, cause?: unknown, retryAfter = 1) {
    super(`The platform is ${failure}`, { cause })
    this.name = 'PlatformError'
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

export type PlatformCall = {
  method: string
  /** Path and query, exactly as received. */
  target: string
  headers: Record<string, string | string[]>
  body: Buffer | Readable | null
  /** Aborts the call, before or during its response. */
  signal: AbortSignal
}

export type PlatformAnswer = { status: number; headers: IncomingHttpHeaders; body: Readable }

export type Platform = {
  origin: string
  /**
   * Sends a call and resolves with the beginning of its response. The body emits an error when the
   * response breaks off later.
   * @throws {PlatformError} when no response begins.
   */
  send(call: PlatformCall): Promise<PlatformAnswer>
  /** Resolves with true if the platform responds. All callers share one probe per two seconds. */
  answers(): Promise<boolean>
  /** Circuit breaker of all calls and probes. */
  circuit: Pick<Circuit, 'state' | 'openings'>
  close(): Promise<void>
}

/** Connections for probes only, so that a probe never waits for a connection that a call uses. */
const probeConnections = 2
const probeInterval = 2000
const second = 1000

export function createPlatform(origin: string, limits: PlatformLimits): Platform {
  const pool = new Pool(origin, {
    connections: limits.callers.slots + probeConnections,
    connectTimeout: limits.connect,
    headersTimeout: limits.head,
    bodyTimeout: limits.pause,
    // Limits the lifetime of connections, since the IP address of the host name may change.
    clientTtl: 5 * 60 * second,
    allowH2: false,
  })
  const circuit = createCircuit()

  const attempt = async ({ target, ...call }: PlatformCall): Promise<PlatformAnswer> => {
    const begun = circuit.begin()
    if (begun.kind === 'wait')
      throw new PlatformError('unreachable', undefined, secondsOf(begun.ms))
    try {
      const { statusCode, headers, body } = await pool.request({ ...call, path: target })
      begun.end('answered')
      return { status: statusCode, headers, body }
    } catch (error) {
      const failure = failureOf(error, call.signal)
      const isCallersFault = failure === 'left' || error instanceof BodyTooLarge
      begun.end(isCallersFault ? 'unknown' : 'failed')
      throw new PlatformError(failure, error, secondsOf(circuit.wait()))
    }
  }
  const send = async (call: PlatformCall): Promise<PlatformAnswer> => {
    try {
      return await attempt(call)
    } catch (error) {
      if (!(error instanceof PlatformError) || !mayTryAgain(call, error)) throw error
      return attempt(call)
    }
  }
  const answers = atMostEvery(probeInterval, async () => {
    const signal = AbortSignal.timeout(probeInterval)
    const call = { method: 'GET', target: '/wps/system/status', headers: {}, body: null, signal }
    try {
      const { status, body } = await attempt(call)
      body.on('error', () => {}).destroy()
      return status < 502
    } catch {
      return false
    }
  })
  return { origin, send, answers, circuit, close: () => pool.destroy() }
}

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / second))

function failureOf(error: unknown, signal: AbortSignal): PlatformFailure {
  if (signal.aborted) return signal.reason?.name === 'TimeoutError' ? 'silent' : 'left'
  if (error instanceof errors.HeadersTimeoutError) return 'silent'
  return isGarbled(error) ? 'garbled' : 'unreachable'
}

/** True if the response is not HTTP, has too long a head, or contradicts its declared length. */
const isGarbled = (error: unknown): boolean =>
  error instanceof errors.HTTPParserError ||
  error instanceof errors.HeadersOverflowError ||
  error instanceof errors.ResponseContentLengthMismatchError

/**
 * GET and HEAD calls are retried, because the platform may close a kept-alive connection at the
 * moment of its use.
 */
function mayTryAgain({ method, body }: PlatformCall, { cause }: PlatformError): boolean {
  const cut = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(cause) ?? '')
  return cut && body === null && (method === 'GET' || method === 'HEAD')
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

function atMostEvery(interval: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let known: Promise<boolean> | undefined
  let askedAt = 0
  return () => {
    const now = performance.now()
    if (known && now - askedAt < interval) return known
    askedAt = now
    known = ask()
    return known
  }
}
