import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { allowEveryOrigin } from './crossOrigin.ts'
import { listPage } from './listPage.ts'
import { createPaths, type Paths } from './paths.ts'
import { problem } from './problem.ts'
import type { Mocks } from './startMocks.ts'

/** Maximum size of a request body. */
const mostMebibytes = 16

/** API reference pages, served at paths that the contract does not have. */
export type Reference = {
  /** Path of the first page: `/docs`. The paths of the other pages begin with it. */
  path: string
  /** @returns a function that returns the page at a path; undefined for any other path. */
  create(content: {
    title: string
    /** Returns the bundled contract as JSON. */
    readDocument: () => Promise<string>
  }): (path: string) => Promise<Response | undefined>
}

/** Current mocks, and objects derived from them. */
type Served = {
  mocks: Mocks
  paths: Paths
  answerReference: ReturnType<Reference['create']> | undefined
}

const createServed = (mocks: Mocks, reference: Reference | undefined): Served => ({
  mocks,
  paths: createPaths(mocks),
  answerReference: reference?.create({
    title: mocks.title,
    readDocument: async () => mocks.document,
  }),
})

async function answerByContract({ mocks, paths }: Served, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  // A HEAD request is answered as GET, unless the contract documents HEAD for the path.
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

/** Web app that responds with mocks. The mocks can be replaced at any time. */
export type MockApp = {
  fetch: (request: Request) => Response | Promise<Response>
  /**
   * Replaces the mocks.
   * @returns the previous mocks.
   */
  use(mocks: Mocks): Mocks
}

export type MockAppOptions = {
  /** Called with one line for each request. */
  log: (line: string) => void
  reference?: Reference | undefined
}

/** Creates a web app with mocked operations, a page that lists them, and the API reference. */
export function createMockApp(first: Mocks, { log, reference }: MockAppOptions): MockApp {
  let current = createServed(first, reference)
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
    const { mocks, paths, answerReference } = current
    const isOurs = req.method === 'GET' && paths.methodsOf(req.path).length === 0
    if (isOurs && req.path === '/') {
      return html(listPage(new URL(req.url).origin, mocks, reference?.path))
    }
    const shown = isOurs && (await answerReference?.(req.path))
    return shown || answerByContract(current, req.raw)
  })
  app.onError((failure) => problem(500, 'The mock failed', failure.message))

  return {
    fetch: app.fetch,
    use(mocks) {
      const before = current.mocks
      current = createServed(mocks, reference)
      return before
    },
  }
}
