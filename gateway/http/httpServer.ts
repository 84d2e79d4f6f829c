/**
 * HTTP server around the app: limits, headers of every response, request log and graceful shutdown.
 */
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

/** Properties of a request that the server determines before the app runs. */
export type RequestContext = {
  ip: string
  /**
   * Id of the request in the response, the log and reports of failures. A trusted proxy may have
   * assigned it.
   */
  requestId: string
  /** Host that the client requested. */
  host: string
  /** True if the client connected over TLS. */
  https: boolean
  /** Value of `X-Forwarded-For` for an upstream platform. */
  forwardedFor: string
}
export type App = (request: Request, context: RequestContext) => Response | Promise<Response>

/**
 * Handles a request without the app.
 * @param toApp passes the request to the app. A shortcut that has returned true calls `toApp` if it
 * cannot respond after all.
 * @returns true if the shortcut handles the request.
 */
export type Shortcut = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  toApp: () => void,
) => boolean

export type HttpServer = {
  server: Server
  /** Number of requests whose response is not complete yet. */
  inFlight(): number
  /**
   * Stops accepting connections, waits up to `limit` milliseconds for running requests, and aborts
   * the rest.
   */
  close(limit: number): Promise<void>
}

type Options = {
  app: App
  log: Log
  trustedProxies: number
  /** Hosts of the gateway. By default, every host is accepted. */
  ownHosts?: OwnHosts
  shownPath: ShownPath
  /**
   * Maximum bytes of a body. A larger body gets 413, and its connection is closed when the client
   * continues to send.
   */
  bodyLimit: BodyLimit
  /** Timeouts in milliseconds that replace the defaults. */
  timeouts?: Partial<Timeouts>
  /**
   * Shortcuts that respond from memory. They run first, in this order. For speed, they write the
   * security headers together with their other headers.
   */
  memory?: readonly Shortcut[]
  /**
   * Shortcuts that run after the shortcuts in `memory`, in this order. The server writes their
   * security headers.
   */
  shortcuts?: readonly Shortcut[]
  /** Called for each request once it has ended. */
  onAnswered?: (request: AnsweredRequest) => void
  now?: () => number
}

const second = 1000

/** Interval of the timeout checks, in milliseconds. */
export const timeoutCheckInterval = 5 * second

const usualTimeouts = {
  /**
   * Longer than the timeout of common load balancers, so that the gateway never closes a connection
   * in use.
   */
  keepAliveTimeout: 65 * second,
  headersTimeout: 15 * second,
  /** Time for the head and the body together. */
  requestTimeout: 30 * second,
  /** A client that exceeds a timeout is disconnected at most this many milliseconds later. */
  connectionsCheckingInterval: timeoutCheckInterval,
}
type Timeouts = typeof usualTimeouts
const serverOptions = {
  IncomingMessage: LimitedIncoming,
  maxHeaderSize: 16 * 1024,
  /**
   * Accepts only upgrades to the WebSocket of the contract. Any other upgrade request is handled as
   * an ordinary request.
   */
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
      // The server creates every request as this class, see `serverOptions`.
      const limited = incoming as LimitedIncoming
      // The context was set when the request arrived, before any handler ran.
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
      // During the shutdown, the connection stayed open for this response. It is closed now.
      if (closing) setImmediate(() => server.closeIdleConnections())
    })
    const toApp = () => {
      for (const [name, value] of guardHeaders(context.https, incoming.url))
        outgoing.setHeader(name, value)
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

/** Closes the connection after this response instead of keeping it alive. */
function endConnection(outgoing: ServerResponse) {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
}

/** Creates request ids that are unique across starts of the gateway. They are not secret. */
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
  // Headers of a proxy are ignored if no proxy is trusted, since a client can forge them.
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

/** A request that has ended, with a complete response or without. */
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

/** Writes one log line per request, with its result and duration. */
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

/**
 * First entry of a list to which each proxy appends. It comes from the proxy that the client
 * reached.
 */
const firstOf = (list = '') => list.split(',', 1)[0]?.trim()

function header(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
