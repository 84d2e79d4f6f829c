import type { MiddlewareHandler } from 'hono'

/**
 * Allows pages of any origin to make calls with cookies and to read all response headers. This is
 * safe, since the server only listens on this machine and its data is generated.
 */
export const allowEveryOrigin: MiddlewareHandler = async (context, next) => {
  const { req } = context
  const origin = req.header('Origin')
  if (origin === undefined) return next()
  const method = req.header('Access-Control-Request-Method')
  if (req.method === 'OPTIONS' && method !== undefined) {
    const headers = req.header('Access-Control-Request-Headers')
    context.res = new Response(null, { status: 204 })
    context.header('Access-Control-Allow-Methods', method)
    if (headers !== undefined) context.header('Access-Control-Allow-Headers', headers)
    context.header('Access-Control-Allow-Private-Network', 'true')
  } else {
    await next()
    const readable = [...context.res.headers.keys()].join(', ')
    context.header('Access-Control-Expose-Headers', readable)
  }
  context.header('Access-Control-Allow-Origin', origin)
  context.header('Access-Control-Allow-Credentials', 'true')
  context.header('Vary', 'Origin', { append: true })
}
