/**
 * The server that the browser's mocks, the tests and the gateway share: a web `Request` in, a web
 * `Response` out. Every step is a small module beside this file.
 */
import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { notePageUse } from '../domain/accounts/limits/playTime.ts'
import type { Context } from '../domain/base/context/context.ts'
import { toHex } from '../domain/base/context/digest.ts'
import { StoreUnavailable } from '../domain/base/storage/store.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { checkAccess } from './access.ts'
import { constantText } from './answerConstantly.ts'
import { type Answer, contractBroken, toAnswer, withCommonHeaders, wrongMethod } from './answers.ts'
import { checkAvailability } from './availability.ts'
import { checkBlock } from './blockedCalls.ts'
import { readBytes, readForm, readJson } from './body.ts'
import { type Caller, identify, parseCookies } from './callers.ts'
import { placeOf } from './callPlace.ts'
import { cleanQuery, cleanTexts } from './cleanTexts.ts'
import { answerViolation, checkRequest, takesBody } from './contractCheck.ts'
import { decryptBody } from './encryption.ts'
import { FaultError } from './faultError.ts'
import { type Call, fault, type OperationId, type Outcome } from './handler.ts'
import type { RateLimits } from './rateLimit.ts'
import { countCall } from './rateLimits.ts'
import { usualRateLimits } from './rateLimitTable.ts'
import { rejectedOutcome } from './rejectedOutcome.ts'
import { findRoute, type Route } from './routes.ts'

/** What the server knows of a request besides the request itself. */
type RequestContext = {
  /** The caller's address, as the place that runs the server has established it. */
  ip: string
  /** At most 64 characters; made here when left out. */
  requestId?: string
  /** The request's cookies where the `Cookie` header cannot be read (a browser's own Request). */
  cookies?: Record<string, string>
}

/** A failure that the caller learns nothing of but the reference; for the log. */
export type ServerFailure = { requestId: string; operation: string; error: unknown }

export type ServerOptions = {
  /** Checks every answer against the contract; a violation becomes a 500 that says why. */
  checkAnswers?: boolean
  /** Called with every failure that was answered 500 or, with the store away, 503. */
  report?: (failure: ServerFailure) => void
  /** Limits other than the usual ones; `{}` for none. */
  rateLimits?: RateLimits
  /** Makes the response; MSW passes its own, which can carry cookies in a browser. */
  respond?: (
    body: ResponseBody | null,
    init: { status: number; headers: Record<string, string> },
  ) => Response
}

/**
 * Answers a request. Undefined when no operation has its path: the caller serves it otherwise.
 * Never throws: what goes wrong is a 500 with a reference, or a 503 while the store is away.
 */
export type Server = (request: Request, context: RequestContext) => Promise<Response | undefined>

/** UTF-16 units of a browser's name for itself that are kept. */
const longestUserAgent = 400

/** JSON, bytes, or bytes that are still being made. */
export type ResponseBody =
  | string
  | Uint8Array<ArrayBuffer>
  | ReadableStream<Uint8Array<ArrayBuffer>>

/** Seconds after which a call is worth another try: a database comes back within some of them. */
export const awaySeconds = 5

/** What a caller learns of an error: that it passes, if it does. */
/** Whom limits by caller count, whatever the number of their sessions; undefined for visitors. */
function callerIdOf(caller: Caller): string | undefined {
  if (caller.kind === 'anyone') return undefined
  return caller.kind === 'member' ? caller.member.id : caller.operator
}

const failedFault = (error: unknown) =>
  error instanceof StoreUnavailable
    ? fault('TEMPORARILY_UNAVAILABLE', undefined, { 'Retry-After': String(awaySeconds) })
    : fault('UNKNOWN')

type FoundOperation = Extract<Route, { kind: 'operation' }>

function toBody(body: unknown): ResponseBody {
  if (body instanceof ReadableStream) return body
  // Bytes share no memory: they were read from a request or from the domain.
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>
  return constantText(body) ?? JSON.stringify(body)
}

/** Makes the server over a context and the behaviour of every operation. */
export function createServer(
  domain: Context<ErrorCode>,
  behaviour: Behaviour,
  options: ServerOptions = {},
): Server {
  const {
    checkAnswers = false,
    report = () => {},
    rateLimits = usualRateLimits,
    respond = (body, init) => new Response(body, init),
  } = options

  async function run(route: FoundOperation, request: Request, context: Required<RequestContext>) {
    const { key, operation } = route
    const url = new URL(request.url)
    await checkAvailability(domain, operation.path)
    const caller = await identify(domain, operation.caller, request.headers, context.cookies)
    if (caller.kind === 'member') notePageUse(domain, caller.sessionId)
    await checkAccess(domain, operation, caller)
    await checkBlock(domain, key, caller)
    let body: unknown
    if (operation.bytes) body = await readBytes(request, operation.bytes)
    else if (operation.form) body = await readForm(request, operation.id, operation.form)
    else if (takesBody(key)) body = await readJson(request, operation.id)
    if (operation.encrypted) {
      body = await decryptBody(domain, { method: operation.method, path: url.pathname }, body)
    }
    if (!operation.bytes) body = cleanTexts(operation.id, body)
    const parameters = checkRequest(
      key,
      { query: cleanQuery(url.searchParams), path: route.path, headers: request.headers },
      body,
    )
    await countCall(domain, rateLimits, { key, ip: context.ip, body, callerId: callerIdOf(caller) })
    const { ip, requestId } = context
    const userAgent = (request.headers.get('User-Agent') ?? '').slice(0, longestUserAgent)
    const place = placeOf(request)
    const { cookies } = context
    const told = {
      context: domain,
      ...parameters,
      body,
      caller,
      place,
      cookies,
      ip,
      userAgent,
      requestId,
    }
    // The call has just been held against this operation's part of the contract, which the
    // compiler cannot follow through a table of all operations.
    const call = told as Call<OperationId>
    // It is the handler of this very key.
    const handler = behaviour[key] as (call: Call<OperationId>) => Promise<Outcome<OperationId>>
    try {
      return await handler(call)
    } catch (error) {
      return rejectedOutcome(error, caller)
    }
  }

  async function answerTo(
    route: FoundOperation,
    request: Request,
    context: Required<RequestContext>,
  ): Promise<Answer> {
    let outcome: Outcome<OperationId>
    try {
      outcome = await run(route, request, context)
    } catch (error) {
      // What a step refuses has one shape everywhere, and a status that not every operation lists.
      if (error instanceof FaultError) return toAnswer(error.fault, context.requestId)
      throw error
    }
    const answer = toAnswer(outcome, context.requestId)
    // What is still being made cannot be held against the contract.
    const violation =
      checkAnswers && outcome.kind !== 'stream'
        ? answerViolation(route.key, answer.status, answer.body)
        : undefined
    if (violation === undefined) return answer
    const error = new Error(`The answer breaks the contract: ${violation}`)
    report({ requestId: context.requestId, operation: route.key, error })
    return contractBroken(error.message, context.requestId)
  }

  return async (request, { ip, requestId: given, cookies: known }) => {
    const route = findRoute(request.method, new URL(request.url).pathname)
    // A call that the contract has had for a moment only is left to its generated answer.
    if (!route || (route.kind === 'operation' && !behaviour[route.key])) return undefined
    const requestId = given ?? `r-${toHex(domain.randomBytes(8))}`
    const send = (answer: Answer) => {
      const { status, headers, cookies = [], body } = withCommonHeaders(answer, requestId)
      const silent = body === undefined || request.method === 'HEAD'
      const response = respond(silent ? null : toBody(body), { status, headers })
      for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
      return response
    }
    if (route.kind === 'wrongMethod') return send(wrongMethod(route.allowedMethods, requestId))
    try {
      const cookies = known ?? parseCookies(request.headers.get('Cookie'))
      return send(await answerTo(route, request, { ip, requestId, cookies }))
    } catch (error) {
      report({ requestId, operation: route.key, error })
      return send(toAnswer(failedFault(error), requestId))
    }
  }
}
