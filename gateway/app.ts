/**
 * Routes each request to a contract call, a page of the demonstration, a health check, a file or a
 * page of the portal.
 */
import { Hono } from 'hono'
import { StoreUnavailable } from '../platform/domain/base/storage/store.ts'
import type { DemonstrationPages } from '../platform/domain/demonstration.ts'
import { awaySeconds, type Server, type ServerFailure } from '../platform/server/server.ts'
import { changePasswordAddress } from '../src/lib/changePasswordAddress.ts'
import type { AnswerCompression } from './http/answerCompression.ts'
import { compressPublic } from './http/compression.ts'
import { toResponse } from './http/envelope.ts'
import type { App, RequestContext } from './http/httpServer.ts'
import { BodyTooLarge } from './http/limitedIncoming.ts'
import { mayChangeState } from './http/sameOrigin.ts'
import { referencePath } from './reference/reference.ts'
import type { Documents } from './static/documents.ts'
import type { EntryDocuments } from './static/entryDocuments.ts'
import { isFilePath } from './static/staticFiles.ts'

export type AppParts = {
  server: Server
  /**
   * Pages and calls that the demonstration adds to those of the contract. Empty without
   * demonstration data.
   */
  pages: readonly DemonstrationPages[]
  /** Compresses the response of a call if the caller accepts compression. */
  toCaller: AnswerCompression['toCaller']
  entries: EntryDocuments
  documents: Pick<Documents, 'answer'>
  /** True while the database responds and no shutdown was requested. */
  isReady: () => Promise<boolean>
  report: (failure: ServerFailure) => void
  /** Serves the API reference of the contract. Undefined if it is disabled. */
  reference?: ((path: string) => Promise<Response | undefined>) | undefined
}

/**
 * Well-known URL that password managers open to change a password (W3C). The URL redirects to the
 * page with the password form.
 */
const changePasswordPath = '/.well-known/change-password'
const headersToChange = { Location: changePasswordAddress, 'Cache-Control': 'no-cache' }

/** Registered route in Hono's syntax. The method may be `ALL`. */
export type AppRoute = { method: string; path: string }

type Environment = { Bindings: RequestContext }

/** Path prefixes of API calls. Every other path is a page or a file. */
const callPrefixes = ['/wps', '/lgw', '/lotto', '/ops']

export function createApp({
  server,
  pages,
  toCaller,
  entries,
  documents,
  isReady,
  report,
  reference,
}: AppParts): { answer: App; routes: readonly AppRoute[] } {
  const app = new Hono<Environment>()

  app.get('/healthz', () => respondText(200, 'ok'))
  app.get('/readyz', async () =>
    (await isReady()) ? respondText(200, 'ready') : respondText(503, 'not ready'),
  )

  const comesFromUs = ({ headers, method }: Request, { host }: RequestContext): boolean => {
    const fetchSite = headers.get('sec-fetch-site')
    return mayChangeState({ method, fetchSite, origin: headers.get('origin'), host })
  }

  const call = async (request: Request, context: RequestContext): Promise<Response> => {
    const { requestId } = context
    if (!comesFromUs(request, context))
      return toResponse({ status: 403, code: 'CSRF_TOKEN_WRONG', requestId })
    const response = await server(request, context)
    if (!response) return toResponse({ status: 404, code: 'NOT_FOUND', requestId })
    return toCaller(request, response)
  }
  for (const prefix of callPrefixes)
    app.all(`${prefix}/*`, (context) => call(context.req.raw, context.env))

  for (const { prefix, methods, isSandboxed = false, answer } of pages) {
    app.on([...methods], `${prefix}*`, async ({ req: { raw }, env }) => {
      const hasNoOrigin = isSandboxed && raw.headers.get('origin') === 'null'
      const answered = hasNoOrigin || comesFromUs(raw, env) ? await answer(raw, env.ip) : undefined
      return answered ? compressPublic(raw, answered) : respondText(404, 'not found')
    })
  }

  app.get(changePasswordPath, () => new Response(null, { status: 302, headers: headersToChange }))

  if (reference) {
    for (const path of [referencePath, `${referencePath}/*`])
      app.get(path, async ({ req }) => (await reference(req.path)) ?? respondText(404, 'not found'))
  }

  // Files and page documents in memory are served before this handler is called. Hono calls it for
  // HEAD too, and omits the body.
  app.get('*', (context) => {
    const { path, raw } = context.req
    const entry = entries(path, raw)
    if (entry) return entry
    return isFilePath(path) && !path.endsWith('.html')
      ? respondText(404, 'not found')
      : documents.answer(path, raw)
  })
  app.all('*', () => respondText(405, 'method not allowed', { Allow: 'GET, HEAD' }))

  app.onError((error, { env: { requestId } }) => {
    // A body that is too large is an error of the client, so it is not logged. The HTTP server
    // below the app has usually already sent 413.
    if (error instanceof BodyTooLarge)
      return toResponse({ status: 413, code: 'BODY_TOO_LARGE', requestId })
    report({ requestId, operation: 'page', error })
    if (error instanceof StoreUnavailable) {
      const headers = { 'Retry-After': String(awaySeconds) }
      return toResponse({ status: 503, code: 'TEMPORARILY_UNAVAILABLE', requestId, headers })
    }
    return toResponse({ status: 500, code: 'UNKNOWN', requestId })
  })

  const answer: App = (request, context) => app.fetch(request, context)
  const routes = app.routes.map(({ method, path }) => ({ method, path }))
  return { answer, routes }
}

function respondText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
