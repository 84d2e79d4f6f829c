import { type ErrorCode, errorStatuses } from '../../src/api/gen/errors.ts'
import type { RejectionDetails } from '../domain/base/context/rejection.ts'
import type { OperationId, Outcome } from './handler.ts'
import { streamOf } from './streamOf.ts'

/** Response before serialization. The body is JSON, bytes or a stream. */
export type Answer = {
  status: number
  headers: Record<string, string>
  /** Further `Set-Cookie` headers, besides the one in `headers`. */
  cookies?: readonly string[]
  body: unknown
}

type Failure = { code: ErrorCode; details?: RejectionDetails | undefined; message?: string }

/** Envelope of every failure. Pages have their own texts, so `message` is rarely set. */
const failure = ({ code, details, message }: Failure, reference: string) => ({
  success: false,
  code,
  ...(message === undefined ? {} : { message: message.slice(0, 500) }),
  reference,
  ...(details === undefined ? {} : { value: details }),
})

/** Wraps an outcome in the response envelope and sets the status of the response. */
export function toAnswer(outcome: Outcome<OperationId>, requestId: string): Answer {
  switch (outcome.kind) {
    case 'answer':
      return {
        status: 200,
        headers: outcome.headers,
        ...(outcome.cookies && { cookies: outcome.cookies }),
        body:
          outcome.value === undefined ? { success: true } : { success: true, value: outcome.value },
      }
    case 'file':
      return { status: 200, headers: outcome.headers, body: outcome.bytes }
    case 'stream':
      return { status: 200, headers: outcome.headers, body: streamOf(outcome.chunks) }
    case 'notModified':
      return { status: 304, headers: outcome.headers, body: undefined }
    case 'rejected':
      return { status: 200, headers: {}, body: failure(outcome, requestId) }
    case 'fault':
      return {
        status: errorStatuses[outcome.code],
        headers: outcome.headers,
        body: failure(outcome, requestId),
      }
  }
}

/** Returns 405: the path exists, but not with this method. */
export const wrongMethod = (methods: string[], requestId: string): Answer => ({
  status: 405,
  headers: { Allow: methods.join(', ') },
  body: failure({ code: 'REQUEST_INVALID' }, requestId),
})

/**
 * Returns 500 for a response that violates the contract. Only developers see this response, so it
 * contains the reason.
 */
export const contractBroken = (reason: string, requestId: string): Answer => ({
  status: 500,
  headers: {},
  body: failure({ code: 'UNKNOWN', message: reason }, requestId),
})

/**
 * Adds the headers of every response. A response with an ETag may be cached, but has to be
 * revalidated.
 */
export function withCommonHeaders(answer: Answer, requestId: string): Answer {
  const named = Object.keys(answer.headers).map((name) => name.toLowerCase())
  return {
    ...answer,
    headers: {
      ...(answer.body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
      'Cache-Control': named.includes('etag') && answer.status < 400 ? 'no-cache' : 'no-store',
      'X-Request-Id': requestId,
      ...answer.headers,
    },
  }
}
