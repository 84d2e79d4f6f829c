import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createReference, referencePath } from '../../gateway/reference/reference.ts'
import { allowEveryOrigin } from './crossOrigin.ts'
import { listPage } from './listPage.ts'
import { createPaths, type Paths } from './paths.ts'
import { problem } from './problem.ts'
import type { Mocks } from './startMocks.ts'

/** More than any body of JSON, and enough for a file. */
const mostMebibytes = 16

/** The mocks that answer at the moment, with what is made of them once. */
type Served = {
  mocks: Mocks
  paths: Paths
  reference: ReturnType<typeof createReference>
}

const served = (mocks: Mocks): Served => ({
  mocks,
  paths: createPaths(mocks),
  reference: createReference({ title: mocks.title, readDocument: async () => mocks.document }),
})

async function answerByContract({ mocks, paths }: Served, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  // A HEAD is answered as the GET of its path, unless the contract has one of its own.
  const method = request.method === 'HEAD' && !paths.has('HEAD', pathname) ? 'GET' : request.method
  if (!paths.has(method, pathname)) return paths.answerUnknown(request.method, pathname)
  const response = await mocks.answer({
    method,
    url: request.url,
    headers: [...request.headers],
    body: await request.arrayBuffer(),
  })
  if (!response) return paths.answerUnknown(request.method, pathname)
  const { status, headers, body } = response
  return new Response(body.byteLength > 0 ? body : null, { status, headers })
}

/** What answers requests. Mocks can be replaced while it does. */
export type MockApp = {
  fetch: (request: Request) => Response | Promise<Response>
  /** @returns the mocks that were in use until now. */
  use(mocks: Mocks): Mocks
}

/**
 * Answers requests with mocks, and tells callers what else there is.
 * @param log told a line for every request
 */
export function createMockApp(first: Mocks, log: (line: string) => void): MockApp {
  let current = served(first)
  const app = new Hono()

  app.use(async (context, next) => {
    const started = performance.now()
    await next()
    const { req, res } = context
    const milliseconds = Math.round(performance.now() - started)
    log(`${req.method} ${req.path} ${res.status} ${milliseconds} ms`)
  })
  app.use(allowEveryOrigin)
  app.use(
    bodyLimit({
      maxSize: mostMebibytes * 1024 * 1024,
      onError: () =>
        problem(413, 'The body is too large', `A body may have ${mostMebibytes} MiB at most.`),
    }),
  )
  app.all('*', async ({ req, html }) => {
    const { mocks, paths, reference } = current
    const isOurs = req.method === 'GET' && paths.methodsOf(req.path).length === 0
    if (isOurs && req.path === '/') return html(listPage(new URL(req.url).origin, mocks))
    const shown = isOurs && req.path.startsWith(referencePath) && (await reference(req.path))
    return shown || answerByContract(current, req.raw)
  })
  app.onError((failure) => problem(500, 'The mock failed', failure.message))

  return {
    fetch: app.fetch,
    use(mocks) {
      const before = current.mocks
      current = served(mocks)
      return before
    },
  }
}
