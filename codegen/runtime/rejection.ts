/** Rejects requests that break a contract. Copied beside generated code. */

import { HttpResponse } from 'msw/http'
import type { Answers } from './answerChoice.ts'
import { isJson } from './mediaTypes.ts'
import { writeRejectionBody } from './rejectionBody.ts'
import type { Check, Violation } from './validation.ts'

/** Request that breaks the contract. `unreadable` has a body that cannot be parsed. */
export type InvalidRequest = {
  readonly kind: 'invalid' | 'unreadable'
  readonly violations: readonly Violation[]
}

/** Documented answers of an operation, with their checks. */
export type AnswerDocumentation = {
  checks: Readonly<Record<string, Check | undefined>>
  answers: Answers
}

/** Writes the body of a rejection in a format of the project. */
export type DescribeRejection = (invalidRequest: InvalidRequest) => unknown

type Json = Parameters<typeof HttpResponse.json>[0]

/** 422 or 400, whichever the contract documents. */
function statusOf(invalidRequest: InvalidRequest, { checks }: AnswerDocumentation): number {
  const wanted = invalidRequest.kind === 'unreadable' ? [400, 422] : [422, 400]
  return wanted.find((status) => checks[status]) ?? wanted[0] ?? 400
}

const inWords = (violations: readonly Violation[]) =>
  violations.map(({ path, reason }) => `${path || 'the body'} ${reason}`).join('; ')

const problemType = 'application/problem+json'

/** Problem details (RFC 9457). */
const problem = (title: string, status: number, violations: readonly Violation[]) =>
  HttpResponse.json(
    { type: 'about:blank', title, status, detail: inWords(violations), errors: [...violations] },
    { status, headers: { 'Content-Type': problemType } },
  )

/** Documented answer for a rejection, with its check. */
function shapeOf(status: number, { checks, answers }: AnswerDocumentation) {
  const key = [String(status), '422', '400', '4XX', '4xx', '500', 'default'].find(
    (one) => checks[one],
  )
  const check = key === undefined ? undefined : checks[key]
  return key !== undefined && check ? { answer: answers[key], check } : undefined
}

/** Rejection in the contract's error schema, if that has a field for the reasons. */
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
  // A changed copy of a JSON example.
  return HttpResponse.json(rejection as Json, { status, headers })
}

/**
 * Response to an invalid request with its violations: in the project's format if the contract
 * allows it, else in the documented error schema, else as problem details.
 */
export function toRejection(
  invalidRequest: InvalidRequest,
  documentation: AnswerDocumentation,
  describe?: DescribeRejection,
): Response {
  const status = statusOf(invalidRequest, documentation)
  const own = describe?.(invalidRequest)
  if (own !== undefined && shapeOf(status, documentation)?.check(own) === null) {
    // `describeRejection` returns JSON, as the check verified.
    return HttpResponse.json(own as Json, { status })
  }
  return (
    inOwnShape(invalidRequest, status, documentation) ??
    problem('The request breaks the contract', status, invalidRequest.violations)
  )
}

/** Response in place of an invalid hand-written answer. */
export const brokenAnswer = (violations: Violation[]): Response =>
  problem('The answer that was written by hand breaks the contract', 500, violations)

/** Response where no valid answer is known, of which the generator warned. */
export const unknownAnswer = (status: string): Response =>
  problem('No valid answer is known', 501, [
    { path: status, reason: 'has a schema that no valid value was found for' },
  ])
