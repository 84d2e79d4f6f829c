import type { Server } from '../../platform/server/server.ts'
import type { SendCall } from '../../src/lib/pageRenderer.ts'

/** The caller of a page that is rendered: nobody's address, and a name in the log. */
const context = { ip: '0.0.0.0', requestId: 'rendering' }

/**
 * Makes calls as a visitor whom the gateway does not know: to its own server, or where that leaves
 * them to the live platform behind it, through the gateway itself.
 */
export const createVisitor =
  (server: Server, ownUrl: () => string): SendCall =>
  async (request) => {
    const own = await server(request, context)
    if (own) return own
    const { pathname, search } = new URL(request.url)
    return fetch(new URL(pathname + search, ownUrl()), { headers: request.headers })
  }
