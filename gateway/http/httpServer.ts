/** The HTTP server under the app: limits, the headers of every answer, the log, and a calm end. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { socketPath } from '../../src/api/gen/events.ts'
import { errorFields, type Log } from '../log/log.ts'
import { clientAddress, forwardedChain, networkOf } from './clientAddress.ts'
import { sendRejection, toResponse } from './envelope.ts'
import { anyHost, hostOf, type OwnHosts } from './hostOf.ts'
import { type BodyLimit, BodyTooLarge, LimitedIncoming } from './limitedIncoming.ts'
import { guardHeaders } from './securityHeaders.ts'
import type { ShownPath } from './shownPath.ts'

/** What the server found out about a request before the app sees it. */
export type RequestContext = {
  /** The caller's address. */
  ip: string
  /** Names the request in answer, log and failure; a trusted proxy may have named it already. */
  requestId: string
  /** The host that the caller asked for. */
  host: string
  /** Whether the caller came by TLS. */
  https: boolean
  /** `X-Forwarded-For` for a server behind us. */
  forwardedFor: string
}
export type App = (request: Request, context: RequestContext) => Response | Promise<Response>

/**
 * Takes a request that is not the app's, or that needs none of it.
 *
 * @param toApp gives the request to the app after all, for one that was taken and cannot be
 *   answered.
 * @returns whether the request was taken.
 */
export type Shortcut = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  toApp: () => void,
) => boolean

export type HttpServer = {
  server: Server
  /** How many requests are being answered. */
  inFlight(): number
  /** Stops accepting, lets running requests finish for up to `limit` milliseconds, then cuts. */
  close(limit: number): Promise<void>
}

type Options = {
  app: App
  log: Log
  trustedProxies: number
  /** Any host, where it is not told. */
  ownHosts?: OwnHosts
  shownPath: ShownPath
  /** The most bytes that a body may have; more is 413, and cut when it goes on. */
  bodyLimit: BodyLimit
  /** Times that are not the usual ones, in milliseconds. */
  timeouts?: Partial<Timeouts>
  /**
   * Answer from memory, asked in this order before all else. They bring the guarding headers
   * themselves: one write, where every one counts.
   */
  memory?: readonly Shortcut[]
  /** Take what is answered elsewhere, asked in this order. */
  shortcuts?: readonly Shortcut[]
  /** Told of each request when its answer has ended. */
  onAnswered?: (request: AnsweredRequest) => void
  now?: () => number
}

const second = 1000
const usualTimeouts = {
  /** Longer than any usual balancer's, so that it is never us who close a connection in use. */
  keepAliveTimeout: 65 * second,
  headersTimeout: 15 * second,
  /** For head and body together. */
  requestTimeout: 30 * second,
  /** How often both are looked after; callers that dribble are cut that much later. */
  connectionsCheckingInterval: 5 * second,
}
type Timeouts = typeof usualTimeouts
const serverOptions = {
  IncomingMessage: LimitedIncoming,
  maxHeaderSize: 16 * 1024,
  /** Whatever else asks for another protocol is answered as if it had not. */
  shouldUpgradeCallback: ({ url = '', headers }: IncomingMessage) =>
    headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === socketPath,
}

export function createHttpServer({
  app,
  log,
  trustedProxies,
  ownHosts = anyHost,
  shownPath,
  bodyLimit,
  timeouts = {},
  memory = [],
  shortcuts = [],
  onAnswered = () => {},
  now = performance.now.bind(performance),
}: Options): HttpServer {
  const contexts = new WeakMap<IncomingMessage, RequestContext>()
  const nextId = createRequestIds()
  const running = new Set<ServerResponse>()
  let closing = false
  const listener = getRequestListener(
    (request, { incoming }) => {
      // Only requests of this server's class reach it.
      const limited = incoming as LimitedIncoming
      // Set when the request came in, before anything could answer it.
      const context = contexts.get(limited) as RequestContext
      const answer = app(request, context)
      if (limited.complete) return answer
      const isTooLarge = new Promise<Response>((resolve) => {
        limited.once('error', (error) => {
          if (error instanceof BodyTooLarge) resolve(toResponse(bodyTooLarge(context)))
        })
      })
      return Promise.race([isTooLarge, answer])
    },
    {
      overrideGlobalObjects: true,
      errorHandler: (error) => {
        const unreadable = error instanceof RequestError
        log[unreadable ? 'debug' : 'error']('request failed', errorFields(error))
        return new Response(null, { status: unreadable ? 400 : 500 })
      },
    },
  )
  const options = Object.assign({}, usualTimeouts, timeouts, serverOptions)
  const server = createServer(options, (incoming, outgoing) => {
    const startedAt = now()
    incoming.limitBody(bodyLimit)
    outgoing.once('finish', () => incoming.discardRest())
    const host = hostOf(incoming, trustedProxies, ownHosts)
    const context = readContext(incoming, trustedProxies, nextId(), host ?? '')
    contexts.set(incoming, context)
    running.add(outgoing)
    if (closing) endConnection(outgoing)
    outgoing.once('close', () => {
      running.delete(outgoing)
      const answered = answeredOf(incoming, outgoing, now() - startedAt)
      onAnswered(answered)
      record(
        log,
        { ...answered, path: shownPath(answered.method, answered.path) },
        outgoing,
        context,
      )
      // An answer that had begun before the end was announced leaves its connection open.
      if (closing) setImmediate(() => server.closeIdleConnections())
    })
    const toApp = () => {
      for (const [name, value] of guardHeaders(context.https)) outgoing.setHeader(name, value)
      outgoing.setHeader('X-Request-Id', context.requestId)
      if (host === undefined) return sendRejection(outgoing, hostUnknown(context))
      if (incoming.isTooLarge) return sendRejection(outgoing, bodyTooLarge(context))
      const take = () => void listener(incoming, outgoing)
      if (!shortcuts.some((shortcut) => shortcut(incoming, outgoing, context, take))) take()
    }
    if (
      host === undefined ||
      !memory.some((shortcut) => shortcut(incoming, outgoing, context, toApp))
    )
      toApp()
  })
  const close = async (limit: number) => {
    closing = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const outgoing of running) endConnection(outgoing)
    const timer = setTimeout(() => server.closeAllConnections(), limit)
    await closed
    clearTimeout(timer)
  }
  return { server, inFlight: () => running.size, close }
}

const hostUnknown = ({ requestId }: RequestContext) =>
  ({ status: 400, code: 'REQUEST_INVALID', requestId }) as const

const bodyTooLarge = ({ requestId }: RequestContext) =>
  ({ status: 413, code: 'BODY_TOO_LARGE', requestId }) as const

/** Has the connection end with this answer instead of waiting for another request. */
function endConnection(outgoing: ServerResponse) {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
}

/** Ids that no two requests of any start share. They are names, not secrets. */
function createRequestIds(): () => string {
  const start = randomBytes(5).toString('hex')
  let count = 0
  return () => `r-${start}-${(++count).toString(36)}`
}

function readContext(
  incoming: IncomingMessage,
  trustedProxies: number,
  requestId: string,
  host: string,
): RequestContext {
  const { remoteAddress } = incoming.socket
  const addresses = [remoteAddress, header(incoming, 'x-forwarded-for'), trustedProxies] as const
  // What a proxy says of the caller counts only behind a trusted proxy.
  const said = (name: string) => (trustedProxies > 0 ? header(incoming, name) : undefined)
  const named = said('x-request-id') ?? ''
  return {
    ip: clientAddress(...addresses),
    requestId: /^[\w.-]{1,64}$/.test(named) ? named : requestId,
    host,
    https: firstOf(said('x-forwarded-proto')) === 'https',
    forwardedFor: forwardedChain(...addresses),
  }
}

/** A request that has been answered, or cut. */
export type AnsweredRequest = { method: string; path: string; status: number; milliseconds: number }

const answeredOf = (
  { method = '', url = '' }: IncomingMessage,
  { statusCode }: ServerResponse,
  milliseconds: number,
): AnsweredRequest => ({
  method,
  path: url.split('?', 1)[0] ?? '',
  status: statusCode,
  milliseconds,
})

/** One line a request: what was asked, what became of it, how long it took. */
function record(
  log: Log,
  { method, path, status, milliseconds }: AnsweredRequest,
  { writableFinished }: ServerResponse,
  { ip, requestId }: RequestContext,
) {
  const level = status >= 500 ? 'error' : path.startsWith('/assets/') ? 'debug' : 'info'
  const network = networkOf(ip)
  const ms = Math.round(milliseconds)
  const cut = writableFinished ? {} : { cut: true }
  log[level]('request', { requestId, method, path, status, ms, network, ...cut })
}

/** Of several proxies the first one spoke with the caller. */
const firstOf = (list = '') => list.split(',', 1)[0]?.trim()

function header(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
