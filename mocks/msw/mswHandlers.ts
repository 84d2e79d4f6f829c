import { getResponse, HttpResponse, http, type RequestHandler } from 'msw'
import type { DemonstrationPages } from '../../platform/domain/demonstration.ts'
import type { ResponseBody, Server } from '../../platform/server/server.ts'

/** Who calls from a browser or a test that runs on this machine. */
const ip = '127.0.0.1'
/** The prefixes that belong to calls; everything else is a page or a file. */
const callPrefixes = ['/wps/', '/lgw/', '/lotto/', '/ops/']

const isBelow = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some((prefix) => path.startsWith(prefix))

/**
 * Every call of the contract goes to the server; one that has no behaviour yet gets its generated
 * answer; a call that the contract does not know is not found, as on the gateway. Other paths are
 * the demonstration's.
 *
 * One handler takes all requests, since MSW compiles the path of each handler again for each
 * request, and a
 * page in development asks for some two hundred files.
 */
export function mswHandlers(
  server: Server,
  pages: readonly DemonstrationPages[],
): RequestHandler[] {
  const own = http.all('*', async ({ request, cookies }) => {
    const { pathname } = new URL(request.url)
    if (isBelow(callPrefixes, pathname)) {
      const answered = await server(request, { ip, cookies })
      return answered ?? (await answerAsGenerated(request)) ?? unknown()
    }
    const { method } = request
    return pages
      .find(({ prefix, methods }) => pathname.startsWith(prefix) && methods.includes(method))
      ?.answer(request, ip)
  })
  return [own]
}

/** Seldom wanted, and as many handlers as there are calls: loaded when one is. */
async function answerAsGenerated(request: Request): Promise<Response | undefined> {
  const { handlers } = await import('../gen/handlers.ts')
  return getResponse(handlers, request)
}

const unknown = () => HttpResponse.json({ success: false, code: 'NOT_FOUND' }, { status: 404 })

/** A response that carries its cookies in a browser too. */
export const mswResponse = (body: ResponseBody | null, init: ResponseInit): Response =>
  new HttpResponse(body, init)
