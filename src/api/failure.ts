import type { components } from './gen/paths.ts'

type Rejection = components['schemas']['Rejection']
export type RejectionDetails = components['schemas']['RejectionDetails']

/**
 * Failures of a call, distinguished by what a visitor can do about them. `reference` identifies the
 * response in the server's log.
 */
export type Failure =
  /** The network failed. It is unknown whether the server processed the call. */
  | { kind: 'offline' }
  /** No response arrived in time. It is unknown whether the server processed the call. */
  | { kind: 'timeout' }
  /** There is no session, or it has ended. */
  | { kind: 'session'; code: string }
  /** The server rejected the call. For an unknown code `message` is the server's own text. */
  | {
      kind: 'rejected'
      code: string
      message?: string | undefined
      details: RejectionDetails
      reference?: string | undefined
    }
  | { kind: 'maintenance' }
  | { kind: 'region' }
  /** Too many calls; `retryAfter` is in seconds. */
  | { kind: 'rateLimited'; retryAfter: number }
  /**
   * The platform is unavailable for `retryAfter` seconds. It is unknown whether the platform
   * processed the call.
   */
  | { kind: 'unavailable'; retryAfter: number; reference?: string | undefined }
  /** The server failed, or the response did not come from the platform. */
  | { kind: 'broken'; status: number; reference?: string | undefined }
  /** The response breaks the contract. */
  | { kind: 'contract'; path: string; violations: string[] }

/** Thrown by every call that fails; `failure` contains the details. */
export class ApiError extends Error {
  readonly failure: Failure
  /** The call, for logs: `PUT /wps/member/register`. */
  readonly call: string
  constructor(call: string, failure: Failure) {
    super(`${call}: ${failure.kind}${'code' in failure ? ` ${failure.code}` : ''}`)
    this.name = 'ApiError'
    this.call = call
    this.failure = failure
  }
}

/** Failure of any thrown value; an error other than an ApiError counts as broken. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { kind: 'broken', status: 0 }
}

const undecidedKinds: ReadonlySet<Failure['kind']> = new Set([
  'offline',
  'timeout',
  'unavailable',
  'broken',
])

/**
 * True when the server may have processed the call although no response arrived, so that a retry
 * must use the same idempotency key.
 */
export function isUndecided(failure: Failure): boolean {
  return undecidedKinds.has(failure.kind)
}

/** True when repeating the unchanged call may succeed. */
export function isWorthRetrying(failure: Failure): boolean {
  return isUndecided(failure)
}

const defaultRetrySeconds = 60

const retrySeconds = (headers: Headers): number => {
  const seconds = Number(headers.get('Retry-After'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : defaultRetrySeconds
}

/** Reference of a failed response in the server's log, to be quoted to customer service. */
export function failureReference(failure: Failure): string | undefined {
  return 'reference' in failure ? failure.reference : undefined
}

/** Failure that corresponds to a rejection's code and HTTP status. */
export function failureFromRejection(
  rejection: Rejection,
  status: number,
  headers: Headers,
): Failure {
  if (rejection.code === 'MAINTENANCE') return { kind: 'maintenance' }
  if (rejection.code === 'REGION_RESTRICTED') return { kind: 'region' }
  if (status === 429) return { kind: 'rateLimited', retryAfter: retrySeconds(headers) }
  if (rejection.code === 'NOT_LOGGED_IN' || rejection.code === 'SESSION_EXPIRED') {
    return { kind: 'session', code: rejection.code }
  }
  if (rejection.code === 'TEMPORARILY_UNAVAILABLE') {
    const { reference } = rejection
    return { kind: 'unavailable', retryAfter: retrySeconds(headers), reference }
  }
  if (status >= 500) return { kind: 'broken', status, reference: rejection.reference }
  return {
    kind: 'rejected',
    code: rejection.code,
    message: rejection.message,
    details: rejection.value ?? {},
    reference: rejection.reference,
  }
}
