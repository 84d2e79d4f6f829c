import type { components } from './gen/paths.ts'

type Rejection = components['schemas']['Rejection']
export type RejectionDetails = components['schemas']['RejectionDetails']

/**
 * Everything that can go wrong with a call, told apart by what a person can do about it.
 * `reference` names the answer in the server's log.
 */
export type Failure =
  /** The network did not carry the call. Whether the server acted on it is unknown. */
  | { kind: 'offline' }
  /** No answer in time. Whether the server acted on it is unknown. */
  | { kind: 'timeout' }
  /** There is no session, or it has ended. */
  | { kind: 'session'; code: string }
  /** The server understood and refused. An unknown code's `message` is the server's own text. */
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
  /** The platform cannot be reached for `retryAfter` seconds. Whether it acted is unknown. */
  | { kind: 'unavailable'; retryAfter: number; reference?: string | undefined }
  /** The server failed, or what answered was not the platform. */
  | { kind: 'broken'; status: number; reference?: string | undefined }
  /** The answer is not what the contract says. */
  | { kind: 'contract'; path: string; violations: string[] }

/** Thrown by every call that fails; `failure` says how. */
export class ApiError extends Error {
  readonly failure: Failure
  /** The call, for people who read logs: `PUT /wps/member/register`. */
  readonly call: string
  constructor(call: string, failure: Failure) {
    super(`${call}: ${failure.kind}${'code' in failure ? ` ${failure.code}` : ''}`)
    this.name = 'ApiError'
    this.call = call
    this.failure = failure
  }
}

/** The failure behind anything that was thrown; what is no answer of ours counts as broken. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { kind: 'broken', status: 0 }
}

const undecidedKinds: ReadonlySet<Failure['kind']> = new Set([
  'offline',
  'timeout',
  'unavailable',
  'broken',
])

/** Whether the server may have acted although no answer came, so that the same key must be kept. */
export function isUndecided(failure: Failure): boolean {
  return undecidedKinds.has(failure.kind)
}

/** Whether asking again, unchanged, may go better. */
export function isWorthRetrying(failure: Failure): boolean {
  return isUndecided(failure)
}

const defaultRetrySeconds = 60

const retrySeconds = (headers: Headers): number => {
  const seconds = Number(headers.get('Retry-After'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : defaultRetrySeconds
}

/** The name of a failed answer in the server's log, to be quoted to customer service. */
export function failureReference(failure: Failure): string | undefined {
  return 'reference' in failure ? failure.reference : undefined
}

/** What a rejection of the platform means, by its code first and its status second. */
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
