/** What answers which path: the contract's calls, pictures of games, the gateway's own health, files, and pages. */
import { Hono } from 'hono'
import { answerArt, artPrefix } from '../mocks/art/answerArt.ts'
import { answerChat } from '../mocks/chat/chatPage.ts'
import type { Server, ServerFailure } from '../mocks/server/server.ts'
import type { ProviderServer } from '../mocks/social/providerServer.ts'
import { socialPath } from '../mocks/social/socialPath.ts'
import type { VendorServer } from '../mocks/vendor/vendorServer.ts'
import { launchPath } from '../mocks/world/games/launches.ts'
import type { AnswerCompression } from './http/answerCompression.ts'
import { refusal } from './http/envelope.ts'
import type { App, RequestContext } from './http/httpServer.ts'
import { mayChangeState } from './http/sameOrigin.ts'
import { referencePath } from './reference/reference.ts'
import type { Documents } from './static/documents.ts'
import { isFilePath, type StaticFiles } from './static/staticFiles.ts'

export type AppParts = {
  server: Server
  /** Answers for the games that are launched. */
  vendor: VendorServer
  /** Plays the providers of social logins. */
  provider: ProviderServer
  /** Makes a call's response smaller where the caller takes that. */
  toCaller: AnswerCompression['toCaller']
  staticFiles: StaticFiles
  documents: Documents
  /** Whether requests can be taken: the database answers and nobody asked us to stop. */
  isReady: () => Promise<boolean>
  report: (failure: ServerFailure) => void
  /** Answers the paths of the contract's reference, where it is shown. */
  reference?: ((path: string) => Promise<Response | undefined>) | undefined
}

type Environment = { Bindings: RequestContext }

/** The prefixes that belong to calls (spec 7); everything else is a page or a file. */
const callPrefixes = ['/wps', '/lgw', '/lotto', '/ops']

export function createApp({
  server,
  vendor,
  provider,
  toCaller,
  staticFiles,
  documents,
  isReady,
  report,
  reference,
}: AppParts): App {
  const app = new Hono<Environment>()

  app.get('/healthz', () => plain(200, 'ok'))
  app.get('/readyz', async () =>
    (await isReady()) ? plain(200, 'ready') : plain(503, 'not ready'),
  )

  const comesFromUs = ({ headers, method }: Request, { host }: RequestContext): boolean => {
    const fetchSite = headers.get('sec-fetch-site')
    return mayChangeState({ method, fetchSite, origin: headers.get('origin'), host })
  }

  const call = async (request: Request, context: RequestContext): Promise<Response> => {
    const { requestId } = context
    if (!comesFromUs(request, context))
      return refusal({ status: 403, code: 'CSRF_TOKEN_WRONG', requestId })
    const response = await server(request, context)
    if (!response) return refusal({ status: 404, code: 'NOT_FOUND', requestId })
    return toCaller(request, response)
  }
  for (const prefix of callPrefixes)
    app.all(`${prefix}/*`, (context) => call(context.req.raw, context.env))

  app.get(`${artPrefix}*`, ({ req }) => answerArt(req.path))
  app.get('/chat/*', async ({ req }) => (await answerChat(req.raw)) ?? plain(404, 'not found'))
  app.on(['GET', 'POST'], `${socialPath}*`, async ({ req: { raw }, env }) => {
    const answered = comesFromUs(raw, env) ? await provider(raw, env.ip) : undefined
    return answered ?? plain(404, 'not found')
  })
  app.all(`${launchPath}*`, async ({ req: { raw }, env }) => {
    // A game of ours plays in a sandbox without an origin; its address is the secret that a bet takes.
    const isSandboxed = raw.headers.get('origin') === 'null'
    const answered = isSandboxed || comesFromUs(raw, env) ? await vendor(raw) : undefined
    return answered ?? plain(404, 'not found')
  })

  if (reference) {
    for (const path of [referencePath, `${referencePath}/*`])
      app.get(path, async ({ req }) => (await reference(req.path)) ?? plain(404, 'not found'))
  }

  // Hono runs these for HEAD too, and the answers leave the body out.
  app.get('*', (context) => {
    const { path, raw } = context.req
    const file = staticFiles.answer(path, raw)
    if (file) return file
    return isFilePath(path) && !path.endsWith('.html')
      ? plain(404, 'not found')
      : documents(path, raw)
  })
  app.all('*', () => plain(405, 'method not allowed', { Allow: 'GET, HEAD' }))

  app.onError((error, { env: { requestId } }) => {
    report({ requestId, operation: 'page', error })
    return refusal({ status: 500, code: 'UNKNOWN', requestId })
  })

  return (request, context) => app.fetch(request, context)
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
