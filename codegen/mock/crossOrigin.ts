import type { MiddlewareHandler } from 'hono'

/**
 * Lets pages of any origin call with cookies and read every header of the response: only browsers
 * of this machine reach the server, and its data is generated.
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
