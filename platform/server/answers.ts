import { type ErrorCode, errorStatuses } from '../../src/api/gen/errors.ts'
import type { RejectionDetails } from '../domain/base/context/rejection.ts'
import type { OperationId, Outcome } from './handler.ts'
import { streamOf } from './streamOf.ts'

/** An answer before it is a response; its body is JSON, or bytes as they are or as they come. */
export type Answer = {
  status: number
  headers: Record<string, string>
  /** `Set-Cookie` headers besides the one among the headers. */
  cookies?: readonly string[]
  body: unknown
}

type Failure = { code: ErrorCode; details?: RejectionDetails | undefined; message?: string }

/** The envelope of everything that is no success. The page has the words, so `message` is rare. */
const failure = ({ code, details, message }: Failure, reference: string) => ({
  success: false,
  code,
  ...(message === undefined ? {} : { message: message.slice(0, 500) }),
  reference,
  ...(details === undefined ? {} : { value: details }),
})

/** Puts an outcome into the envelope, at its status. */
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

/** Answers 405: the path exists, the method does not. */
export const wrongMethod = (methods: string[], requestId: string): Answer => ({
  status: 405,
  headers: { Allow: methods.join(', ') },
  body: failure({ code: 'REQUEST_INVALID' }, requestId),
})

/**
 * A defect: the server's own answer breaks the contract. Says so, for it is shown to developers
 * only.
 */
export const contractBroken = (reason: string, requestId: string): Answer => ({
  status: 500,
  headers: {},
  body: failure({ code: 'UNKNOWN', message: reason }, requestId),
})

/** Headers of every answer. What has an ETag may be kept, but is asked for again each time. */
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
