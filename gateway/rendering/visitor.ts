import type { Server } from '../../platform/server/server.ts'
import type { SendCall } from '../../src/lib/pageRenderer.ts'

/**
 * Context of calls during rendering: no IP address of a client, and a fixed request id for the log.
 */
const context = { ip: '0.0.0.0', requestId: 'rendering' }

/**
 * Creates a function that makes calls as an anonymous visitor: to the gateway's own server, or
 * through the gateway's URL for calls that the upstream platform handles.
 */
export const createVisitor =
  (server: Server, ownUrl: () => string): SendCall =>
  async (request) => {
    const own = await server(request, context)
    if (own) return own
    const { pathname, search } = new URL(request.url)
    return fetch(new URL(pathname + search, ownUrl()), { headers: request.headers })
  }
