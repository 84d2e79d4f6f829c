/** Passes calls on to the upstream platform and streams its responses back. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { RegistrationRules } from '../../platform/domain/accounts/registration/registrationFields.ts'
import { subscriberOf } from '../../src/lib/subscriber.ts'
import { sendRejection } from '../http/envelope.ts'
import type { RequestContext, Shortcut } from '../http/httpServer.ts'
import { BodyTooLarge } from '../http/limitedIncoming.ts'
import { mayChangeState } from '../http/sameOrigin.ts'
import { drawingPolicy } from '../http/securityHeaders.ts'
import { errorFields, type Log } from '../log/log.ts'
import type { ArrivingBodies } from './arrivingBodies.ts'
import type { CallerLimits } from './callerLimits.ts'
import type { CallSlots } from './callSlots.ts'
import { isOwnCall } from './ownCalls.ts'
import { type Platform, type PlatformAnswer, type PlatformCall, PlatformError } from './platform.ts'
import { toBrowserHeaders, toPlatformHeaders } from './platformHeaders.ts'
import { isImageAnswer, isImageRequest, withoutSession } from './platformImages.ts'
import { publicReadKey } from './publicReads.ts'
import { watchRate } from './rateWatch.ts'
import { isCleanTarget } from './requestTarget.ts'
import { cacheableHeaders, type ResponseCache, recordBody } from './responseCache.ts'
import { rewriteOf, rewritten } from './rewrittenAnswers.ts'

type Parts = {
  platform: Platform
  /** Paths of the platform's images. */
  imagePaths: readonly string[]
  /** Registration rules that are in force at the gateway. */
  rules: () => Promise<RegistrationRules>
  /** Cached responses to public reads. They are served while the platform does not respond. */
  responseCache: ResponseCache
  slots: CallSlots
  bodies: ArrivingBodies
  rate: CallerLimits['rate']
  log: Log
}

const methods: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
])

/** Passes on the requests that belong to the upstream platform. */
export function createPassThrough(parts: Parts): Shortcut {
  return (incoming, outgoing, context) => {
    const { method = '', url = '' } = incoming
    if (isOwnCall(url) && !isImageRequest(method, url, parts.imagePaths)) return false
    const reject = (status: number, code: Parameters<typeof sendRejection>[1]['code']) => {
      sendRejection(outgoing, { status, code, requestId: context.requestId })
      return true
    }
    if (!isCleanTarget(url)) return reject(400, 'REQUEST_INVALID')
    if (!methods.has(method)) return reject(405, 'REQUEST_INVALID')
    if (!mayChangeState({ method, ...provenanceOf(incoming, context) }))
      return reject(403, 'CSRF_TOKEN_WRONG')
    const caller = subscriberOf(context.ip)
    if (!parts.slots.enter(caller)) {
      const headers = { 'Retry-After': '1' }
      const { requestId } = context
      sendRejection(outgoing, { status: 429, code: 'TOO_MANY_REQUESTS', requestId, headers })
      return true
    }
    void pass(parts, incoming, outgoing, { ...context, caller }).finally(() =>
      parts.slots.leave(caller),
    )
    return true
  }
}

/** @property caller key under which the slots and the open calls of the caller are counted. */
type CallContext = RequestContext & { caller: string }

function provenanceOf({ headers }: IncomingMessage, { host }: RequestContext) {
  const fetchSite = headers['sec-fetch-site']
  return {
    fetchSite: typeof fetchSite === 'string' ? fetchSite : null,
    origin: headers.origin ?? null,
    host,
  }
}

async function pass(
  parts: Parts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: CallContext,
): Promise<void> {
  const ended = new AbortController()
  outgoing.once('close', () => ended.abort())
  try {
    await answerInTurn(parts, incoming, outgoing, context, ended.signal)
  } catch (error) {
    if (isAway(error) && answerStale(parts, incoming, outgoing, context)) return
    fail(parts.log, outgoing, context, error)
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof PlatformError && (error.failure === 'unreachable' || error.failure === 'silent')

/**
 * Cache key of the call. Undefined when its response must not be cached or served from the cache.
 */
const keyOf = (
  { method = '', url = '', headers }: IncomingMessage,
  { host, https }: RequestContext,
): string | undefined => publicReadKey({ method, target: url, headers, host, https })

/** Sends a cached response with its age. @returns false if none can be sent. */
function answerStale(
  { responseCache, log }: Parts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: RequestContext,
): boolean {
  const key = keyOf(incoming, context)
  const found = key === undefined ? undefined : responseCache.find(key)
  if (!found || outgoing.headersSent || outgoing.destroyed) return false
  const { headers, body, age } = found
  log.debug('answered stale', { requestId: context.requestId, age })
  for (const [name, value] of Object.entries(headers)) setHeader(outgoing, name, value)
  outgoing.setHeader('age', String(age))
  outgoing.setHeader('content-length', body.length)
  outgoing.end(body)
  return true
}

/** Streams the body to the caller, and caches a complete body if the response is cacheable. */
async function sendBody(
  { status, headers, body }: PlatformAnswer,
  outgoing: ServerResponse,
  key: string | undefined,
  responseCache: ResponseCache,
): Promise<void> {
  const cachedHeaders = key === undefined ? undefined : cacheableHeaders(status, headers)
  if (key === undefined || !cachedHeaders) return pipeline(body, outgoing)
  const age = Math.max(0, Number(headers.age) || 0)
  const store = (fullBody: Buffer) =>
    responseCache.store(key, { headers: cachedHeaders, body: fullBody }, age)
  return pipeline(body, recordBody(store), outgoing)
}

/**
 * Waits for the request body and then for a slot. The slot is released at the end of the platform's
 * response.
 */
async function answerInTurn(
  parts: Parts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: CallContext,
  signal: AbortSignal,
): Promise<void> {
  const { body, forget } = await parts.bodies.wait(incoming, context.caller)
  try {
    const release = await parts.slots.take(context.caller, signal)
    const endWatch = watchRate(incoming, outgoing, parts.rate)
    try {
      await answer(parts, incoming, outgoing, context, { body, signal, onReceived: release })
    } finally {
      endWatch()
      release()
    }
  } finally {
    forget()
  }
}

type Turn = Pick<PlatformCall, 'body' | 'signal'> & {
  /** Called at the end of the platform's response. */
  onReceived: () => void
}

async function answer(
  { platform, imagePaths, rules, responseCache }: Parts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: RequestContext,
  { body, signal, onReceived }: Turn,
): Promise<void> {
  const { method = '', url = '' } = incoming
  const isImage = isImageRequest(method, url, imagePaths)
  const rewrite = rewriteOf(method, url.split('?', 1)[0] ?? '')
  const allHeaders = toPlatformHeaders(incoming.headers, context)
  const headers = isImage ? withoutSession(allHeaders) : allHeaders
  if (rewrite) {
    // The gateway rewrites the body, so it requests an uncompressed body. A 304 response would have
    // no body that the gateway could rewrite.
    headers['accept-encoding'] = 'identity'
    delete headers['if-none-match']
    delete headers['if-modified-since']
  }
  const received = await platform.send({ method, target: url, headers, body, signal })
  received.body.once('close', onReceived)
  const { status } = received
  if (isImage && !isImageAnswer(status, received.headers)) {
    received.body.on('error', () => {}).destroy()
    sendRejection(outgoing, { status: 404, code: 'NOT_FOUND', requestId: context.requestId })
    return
  }
  // The head is sent before the body is read, unless the gateway rewrites the body.
  const changed =
    rewrite && method !== 'HEAD' ? await rewritten(received, rewrite, await rules()) : undefined
  const told = toBrowserHeaders(changed?.headers ?? received.headers, {
    target: url,
    host: context.host,
    origin: platform.origin,
  })
  if (status >= 300 && status < 400 && received.headers.location && !told.location) {
    received.body.on('error', () => {}).destroy()
    throw new PlatformError('garbled', new Error('The platform redirects to another host'))
  }
  for (const [name, value] of Object.entries(told)) setHeader(outgoing, name, value)
  if (isImage) {
    outgoing.removeHeader('set-cookie')
    outgoing.setHeader('content-security-policy', drawingPolicy)
  }
  outgoing.statusCode = status
  if (changed) {
    outgoing.setHeader('content-length', changed.body.length)
    outgoing.end(changed.body)
  } else {
    if (rewrite) for (const name of ['content-length', 'etag']) outgoing.removeHeader(name)
    outgoing.flushHeaders()
    await sendBody(received, outgoing, keyOf(incoming, context), responseCache)
  }
}

/**
 * Sets a header. A value that HTTP does not permit removes the header, so that the response can
 * still be sent.
 */
function setHeader(outgoing: ServerResponse, name: string, value: string | string[]) {
  try {
    outgoing.setHeader(name, value)
  } catch {
    outgoing.removeHeader(name)
  }
}

/**
 * Sends an error response if no response has started. A response in progress is broken off, so that
 * it does not look complete.
 */
function fail(
  log: Log,
  outgoing: ServerResponse,
  { requestId }: RequestContext,
  error: unknown,
): void {
  const left = outgoing.destroyed || (error instanceof PlatformError && error.failure === 'left')
  const cause = error instanceof PlatformError ? error.cause : error
  if (!left) log.warn('platform failed', { requestId, ...errorFields(cause ?? error) })
  if (left || outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  if (cause instanceof BodyTooLarge) {
    sendRejection(outgoing, { status: 413, code: 'BODY_TOO_LARGE', requestId })
    return
  }
  if (error instanceof PlatformError && error.failure !== 'garbled') {
    const headers = { 'Retry-After': String(error.retryAfter) }
    sendRejection(outgoing, { status: 503, code: 'TEMPORARILY_UNAVAILABLE', requestId, headers })
    return
  }
  sendRejection(outgoing, { status: 502, code: 'UNKNOWN', requestId })
}
