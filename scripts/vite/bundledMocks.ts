import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { digestOfInputs, isFresh, noteMade } from '../products/freshness.mjs'
import { browserMocks } from '../products/products.mjs'
import { bundleEntries, bundleFolder, bundleMocks, bundlePath } from './bundleMocks.ts'
import { emulatorWindow, isEmulatorPath } from './emulatorWindow.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
}

const workerPath = '/mockServiceWorker.js'
const workerScript = import.meta.resolve('msw/mockServiceWorker.js')

/**
 * Keeps two kinds of requests away from MSW's worker:
 * - Files of the page: the worker would query the page for each of some six hundred files. Browsers
 *   without `addRoutes` do not support this.
 * - Navigations: the worker would query the mocks of another window, which do not handle the calls
 *   of the new page. The new page starts its own mocks (`showEmulator`).
 */
const pastWorker = `addEventListener('install', (event) => {
  const files = ['/src/*', '/@*', '/node_modules/*']
  event.addRoutes?.(files.map((path) => ({ condition: { urlPattern: path }, source: 'network' })))
})
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.stopImmediatePropagation()
})
`

/**
 * Serves the mocks as one bundle instead of separate files, and makes it again when one of its
 * files changes. Also serves the pages of the emulators, because the mocks' service worker does not
 * handle navigations. A build of mode `development` uses the same bundle, which `vite preview`
 * serves.
 */
export function bundledMocks(root: string): Plugin {
  const entries = new Map(
    Object.entries(bundleEntries).map(([name, path]) => [join(root, path), name]),
  )
  return {
    name: 'portico:bundled-mocks',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/\/(browser\.ts|validators\.js)$/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const name = resolved && entries.get(resolved.id)
      if (!name) return null
      // Vite's dependency scan treats ids with a null byte as external. The option `scan` is
      // missing in the types.
      if ((options as { scan?: boolean }).scan) return `\0${bundlePath}${name}.js`
      return { id: `${bundlePath}${name}.js`, external: true }
    },
    // Preloads the mocks, which the browser would otherwise discover last.
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `${bundlePath}browser.js` },
        injectTo: 'head',
      },
    ],
    async configureServer(server) {
      await bundleIfStale(root)
      rebundleOnChange(server, root)
      server.middlewares.use(answerFrom(root))
    },
    async configurePreviewServer(server) {
      await bundleIfStale(root)
      server.middlewares.use(answerFrom(root))
    },
  }
}

async function bundleIfStale(root: string): Promise<boolean> {
  if (isFresh(root, browserMocks)) return false
  const inputs = digestOfInputs(root, browserMocks)
  await bundleMocks(root)
  noteMade(root, browserMocks, inputs)
  return true
}

/** Bundles the mocks again when one of their files changes. Errors are shown in Vite's overlay. */
function rebundleOnChange(server: ViteDevServer, root: string): void {
  let last = Promise.resolve()
  const rebundle = async () => {
    try {
      if (await bundleIfStale(root)) server.hot.send({ type: 'full-reload' })
    } catch (error) {
      const { message: colored } = error instanceof Error ? error : new Error(String(error))
      server.config.logger.error(colored, { timestamp: true })
      const message = stripVTControlCharacters(colored)
      server.hot.send({ type: 'error', err: { message, stack: '' } })
    }
  }
  const follow = (file: string) => {
    const path = relative(root, file)
    if (!browserMocks.inputs.some((input) => path === input || path.startsWith(`${input}/`))) return
    last = last.then(rebundle)
  }
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, follow)
}

const answerFrom =
  (root: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    answer(request, response, root).then((isAnswered) => isAnswered || next(), next)
  }

/** @returns true if the request was for the mocks' worker or bundle, or for an emulator's page. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === workerPath) {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    response.setHeader('Cache-Control', 'no-cache')
    response.end(pastWorker + (await readFile(fileURLToPath(workerScript), 'utf8')))
    return true
  }
  if (request.headers['sec-fetch-mode'] === 'navigate' && isEmulatorPath(pathname)) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(emulatorWindow)
    return true
  }
  if (!pathname.startsWith(bundlePath)) return false
  const file = join(root, bundleFolder, normalize(pathname))
  if (!existsSync(file)) return false
  response.setHeader('Content-Type', mediaTypes[extname(file)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', 'no-cache')
  response.end(await readFile(file))
  return true
}
