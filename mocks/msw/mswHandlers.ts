import { getResponse, HttpResponse, http, type RequestHandler } from 'msw'
import type { DemonstrationPages } from '../../platform/domain/demonstration.ts'
import type { ResponseBody, Server } from '../../platform/server/server.ts'

/** IP address of callers: a browser or a test on this machine. */
const ip = '127.0.0.1'
/** Path prefixes of API calls. All other paths are pages or files. */
const callPrefixes = ['/wps/', '/lgw/', '/lotto/', '/ops/']

const isBelow = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some((prefix) => path.startsWith(prefix))

/**
 * Routes every call of the contract to the server. A call without a handler gets a generated
 * response, and a call outside the contract returns 404, as on the gateway. Other paths belong to
 * the demonstration's pages.
 * A single MSW handler receives all requests, because MSW compiles the path of each handler again
 * for each request, and a page in development loads about two hundred files.
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

/**
 * The generated handlers are loaded on first use, because they are rarely needed and cover every
 * call.
 */
async function answerAsGenerated(request: Request): Promise<Response | undefined> {
  const { handlers } = await import('../gen/handlers.ts')
  return getResponse(handlers, request)
}

const unknown = () => HttpResponse.json({ success: false, code: 'NOT_FOUND' }, { status: 404 })

/** Creates an MSW response, because a browser ignores the cookies of a plain `Response`. */
export const mswResponse = (body: ResponseBody | null, init: ResponseInit): Response =>
  new HttpResponse(body, init)
