/**
 * Handles requests with the generated responses of a contract. This module is copied into generated
 * code.
 */

import { HttpHandler, HttpResponse } from 'msw/http'
import { type Answer, type Answers, bodyNameOf, choose, negotiate } from './answerChoice.ts'
import { echo } from './echo.ts'
import { type JudgedOperation, judge, type ReadRequest } from './judgeRequest.ts'
import { isJson } from './mediaTypes.ts'
import { type Preference, readPreference } from './preference.ts'
import { brokenAnswer, type DescribeRejection, toRejection, unknownAnswer } from './rejection.ts'
import { createRouter, type Route } from './routing.ts'
import type { State, StatefulAnswer } from './statefulAnswers.ts'
import type { Check } from './validation.ts'
import type { RequestValidators } from './validatorTables.ts'

export type { Answer } from './answerChoice.ts'

/** Generated description of an operation, as its handler needs it. */
type AnsweredOperation = JudgedOperation & { method: string; path: string }

/**
 * Hand-written response, or a function that returns one. Undefined means: send the generated
 * response.
 */
type HandWritten = { status: number; body?: unknown; headers?: Readonly<Record<string, string>> }
type Written =
  | HandWritten
  | ((request: ReadRequest) => HandWritten | undefined | Promise<HandWritten | undefined>)

/** Generated and hand-written parts of a contract by operation. */
export type GeneratedContract<Key extends string> = {
  operations: Record<Key, AnsweredOperation>
  answers: Record<Key, Answers>
  requestValidators: Record<Key, RequestValidators>
  responseValidators: Record<Key, Readonly<Record<string, Check | undefined>>>
  /** Prefixes of the paths, from the contract's servers: `/v1`. */
  basePaths?: readonly string[]
  overrides?: { readonly [Name in Key]?: unknown }
  /** Stores the effects of earlier calls. If absent, no call affects another. */
  state?: State
  /** Writes the body of a rejection in the format of the project. */
  describeRejection?: DescribeRejection
}

/** True for statuses whose responses must not have a body. */
const isBodiless = (status: number) => [204, 205, 304].includes(status)

/** Encodes a response body: JSON, text, or bytes from base64. */
function write(body: unknown, { mediaType = '', base64 }: Answer) {
  if (base64) return Uint8Array.from(atob(String(body)), (character) => character.charCodeAt(0))
  return isJson(mediaType) || typeof body !== 'string' ? JSON.stringify(body) : body
}

const documentedOf = <Key extends string>(key: Key, contract: GeneratedContract<Key>) => ({
  checks: contract.responseValidators[key],
  answers: contract.answers[key],
})

/** Returns the generated response to a request that is already validated. */
function answerWith<Key extends string>(
  { key, path }: Route<Key>,
  request: ReadRequest,
  preference: Preference,
  contract: GeneratedContract<Key>,
): Response {
  const documented = documentedOf(key, contract)
  const { checks, answers } = documented
  const chosen = choose(answers, preference)
  const found = chosen && answers[chosen.key]
  const answer = found && negotiate(found, request.headers.get('Accept'))
  if (!chosen || !answer) {
    const reason = 'names an answer that the contract does not have'
    const refused = { kind: 'invalid', violations: [{ path: 'Prefer', reason }] } as const
    return toRejection(refused, documented, contract.describeRejection)
  }
  if (answer.isUnknown) return unknownAnswer(chosen.key)
  // A 1xx status is never final, and `Response` does not support it.
  const status = Math.max(chosen.status, 200)
  const headers = new Headers(answer.headers)
  if (preference.appliedHeader) headers.set('Preference-Applied', preference.appliedHeader)
  const name = preference.example ?? bodyNameOf(answer, [key, path, request.query])
  if (answer.mediaType === undefined || name === undefined || isBodiless(status)) {
    return new HttpResponse(null, { status, headers })
  }
  const isAsked = preference.example !== undefined
  const { path: template } = contract.operations[key]
  const check = isAsked || !isJson(answer.mediaType) ? undefined : checks[chosen.key]
  const body = echo(answer.examples[name], template, request, check)
  headers.set('Content-Type', answer.mediaType)
  return new HttpResponse(write(body, answer), { status, headers })
}

/** Sends a response that the state built from a stored item. */
function sendStored(
  { answer: storedAnswer, status }: StatefulAnswer,
  accept: string | null,
): Response {
  const answer = negotiate(storedAnswer, accept)
  const headers = new Headers(answer.headers)
  const body = answer.examples[bodyNameOf(answer, '') ?? '']
  if (answer.mediaType === undefined || body === undefined || isBodiless(status)) {
    return new HttpResponse(null, { status, headers })
  }
  headers.set('Content-Type', answer.mediaType)
  return new HttpResponse(write(body, answer), { status, headers })
}

/** Hand-written response of an operation; undefined if the generated response is to be sent. */
async function overridden<Key extends string>(
  key: Key,
  request: ReadRequest,
  { overrides, responseValidators }: GeneratedContract<Key>,
): Promise<Response | undefined> {
  // The generated interface of `overrides` types each member for its operation.
  const written = overrides?.[key] as Written | undefined
  const answer = typeof written === 'function' ? await written(request) : written
  if (answer === undefined) return undefined
  const { status, body } = answer
  const checks = responseValidators[key]
  const check = checks[status] ?? checks[`${String(status)[0]}XX`] ?? checks.default
  const violations = check?.(body)
  if (violations) return brokenAnswer(violations)
  const headers = new Headers(answer.headers)
  if (body === undefined) return new HttpResponse(null, { status, headers })
  if (typeof body === 'string' && headers.has('Content-Type')) {
    return new HttpResponse(body, { status, headers })
  }
  // The validator above accepted the body, and hand-written bodies are JSON.
  return HttpResponse.json(body as Parameters<typeof HttpResponse.json>[0], { status, headers })
}

/** Caches the result per request, since msw calls every handler for each request. */
function onceEach<Found>(find: (request: Request) => Found): (request: Request) => Found {
  const known = new WeakMap<Request, { result: Found }>()
  return (request) => {
    const last = known.get(request) ?? { result: find(request) }
    known.set(request, last)
    return last.result
  }
}

/** Creates an msw request handler for every operation. */
export function createHandlers<Key extends string>(
  contract: GeneratedContract<Key>,
): HttpHandler[] {
  const { operations, requestValidators, basePaths = [], describeRejection, state } = contract
  const find = createRouter(operations, basePaths)
  const routes = onceEach(({ method, url, headers }: Request) => {
    const { pathname, searchParams, hash } = new URL(url)
    return find(method, pathname, { query: searchParams, fragment: hash.slice(1), headers })
  })

  async function answer(route: Route<Key>, read: ReadRequest, request: Request): Promise<Response> {
    const { key, path } = route
    const preference = readPreference(request.headers.get('Prefer'))
    const own = preference.appliedHeader ? undefined : await overridden(key, read, contract)
    const isPlain = own !== undefined || preference.appliedHeader !== undefined
    const known = isPlain
      ? undefined
      : state?.answer(key, { path, url: new URL(request.url), body: read.body })
    if (known) return sendStored(known, request.headers.get('Accept'))
    return own ?? answerWith(route, read, preference, contract)
  }

  /**
   * Tries the operations that share the path. The first operation that accepts the request
   * responds. If all operations reject the request, the rejection by the first operation is
   * returned.
   */
  async function answerFirst(candidates: readonly Route<Key>[], request: Request) {
    let refusal: Response | undefined
    for (const route of candidates) {
      const { key, path } = route
      const judged = await judge(request, path, operations[key], requestValidators[key])
      if (!judged.invalidRequest) return answer(route, judged.request, request)
      refusal ??= toRejection(judged.invalidRequest, documentedOf(key, contract), describeRejection)
    }
    return refusal
  }

  return Object.entries<AnsweredOperation>(operations).map(
    ([key, { method }]) =>
      new HttpHandler(
        method,
        ({ request }) => {
          const [found] = routes(request)
          return found?.key === key ? { matches: true, params: found.path } : false
        },
        ({ request }) => answerFirst(routes(request), request),
      ),
  )
}
