/** Rejects requests that break a contract. This module is copied into generated code. */

import { HttpResponse } from 'msw/http'
import type { Answers } from './answerChoice.ts'
import { isJson } from './mediaTypes.ts'
import { writeRejectionBody } from './rejectionBody.ts'
import type { Check, Violation } from './validation.ts'

/** Request that breaks the contract. `unreadable` means that its body cannot be parsed. */
export type InvalidRequest = {
  readonly kind: 'invalid' | 'unreadable'
  readonly violations: readonly Violation[]
}

/** Documented responses of an operation with their validators. */
export type AnswerDocumentation = {
  checks: Readonly<Record<string, Check | undefined>>
  answers: Answers
}

/** Returns the body of a rejection in the project's own format. */
export type DescribeRejection = (invalidRequest: InvalidRequest) => unknown

type Json = Parameters<typeof HttpResponse.json>[0]

/** Status of a rejection: 422 or 400, depending on which one the contract documents. */
function statusOf(invalidRequest: InvalidRequest, { checks }: AnswerDocumentation): number {
  const wanted = invalidRequest.kind === 'unreadable' ? [400, 422] : [422, 400]
  return wanted.find((status) => checks[status]) ?? wanted[0] ?? 400
}

const inWords = (violations: readonly Violation[]) =>
  violations.map(({ path, reason }) => `${path || 'the body'} ${reason}`).join('; ')

const problemType = 'application/problem+json'

/** Response with problem details (RFC 9457). */
const problem = (title: string, status: number, violations: readonly Violation[]) =>
  HttpResponse.json(
    { type: 'about:blank', title, status, detail: inWords(violations), errors: [...violations] },
    { status, headers: { 'Content-Type': problemType } },
  )

/**
 * Documented response whose schema applies to a rejection with this status, and the response's
 * validator.
 */
function shapeOf(status: number, { checks, answers }: AnswerDocumentation) {
  const key = [String(status), '422', '400', '4XX', '4xx', '500', 'default'].find(
    (one) => checks[one],
  )
  const check = key === undefined ? undefined : checks[key]
  return key !== undefined && check ? { answer: answers[key], check } : undefined
}

/**
 * Rejection in the contract's error schema; undefined if the schema has no field for the reasons.
 */
function inOwnShape(
  invalidRequest: InvalidRequest,
  status: number,
  documentation: AnswerDocumentation,
) {
  const shape = shapeOf(status, documentation)
  const { answer, check } = shape ?? {}
  const body = answer?.examples[answer.preferredName ?? '']
  if (!check || body === undefined || !isJson(answer?.mediaType)) return undefined
  const isValid = (copy: unknown) => check(copy) === null
  const rejection = writeRejectionBody(body, status, inWords(invalidRequest.violations), isValid)
  if (rejection === undefined) return undefined
  const headers = { 'Content-Type': answer?.mediaType ?? '' }
  // The cast is safe, since `rejection` is a changed copy of a JSON example.
  return HttpResponse.json(rejection as Json, { status, headers })
}

/**
 * Creates the response to an invalid request. Its body lists the violations in the project's own
 * format if the contract allows it, else in the documented error schema, else as problem details.
 */
export function toRejection(
  invalidRequest: InvalidRequest,
  documentation: AnswerDocumentation,
  describe?: DescribeRejection,
): Response {
  const status = statusOf(invalidRequest, documentation)
  const own = describe?.(invalidRequest)
  if (own !== undefined && shapeOf(status, documentation)?.check(own) === null) {
    // The cast is safe, since the check above accepted the body.
    return HttpResponse.json(own as Json, { status })
  }
  return (
    inOwnShape(invalidRequest, status, documentation) ??
    problem('The request breaks the contract', status, invalidRequest.violations)
  )
}

/** Error 500 for a hand-written response that breaks the contract. */
export const brokenAnswer = (violations: Violation[]): Response =>
  problem('The answer that was written by hand breaks the contract', 500, violations)

/**
 * Error 501 for a documented response without a known valid body. The generator has already warned
 * about it.
 */
export const unknownAnswer = (status: string): Response =>
  problem('No valid answer is known', 501, [
    { path: status, reason: 'has a schema that no valid value was found for' },
  ])
