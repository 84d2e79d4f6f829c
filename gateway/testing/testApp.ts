import type { AddressInfo } from 'node:net'
import { bodyLimitOf } from '../../platform/server/body.ts'
import { type AppParts, createApp } from '../app.ts'
import { createAnswerCompression } from '../http/answerCompression.ts'
import { createHttpServer } from '../http/httpServer.ts'
import { createShownPath } from '../http/shownPath.ts'
import { createLog } from '../log/log.ts'
import { pathsOf, readBuild } from '../static/buildFolder.ts'
import type { DocumentSource } from '../static/documentSource.ts'
import { createDocuments } from '../static/documents.ts'
import { createEntryDocuments } from '../static/entryDocuments.ts'
import { createShells } from '../static/shells.ts'
import { createStaticFiles } from '../static/staticFiles.ts'
import { rawRequest } from './rawRequest.ts'
import { createTestFolder } from './testGateway.ts'

/** Serves a small build over HTTP, with a stub instead of the contract's calls and no database. */
export async function startTestApp({
  reference,
  pages = [],
  sources = [],
}: Partial<Pick<AppParts, 'reference' | 'pages'> & { sources: DocumentSource[] }> = {}) {
  const folder = await createTestFolder()
  const build = await readBuild(folder.buildFolder)
  const { respond, toCaller } = createAnswerCompression()
  const health = { isReady: true }
  let lines = ''
  const log = createLog('debug', (text) => {
    lines += text
  })

  /** Stub of the contract's calls. `/wps/echo` returns the client IP address and the method. */
  const server = async (request: Request, { ip }: { ip: string }) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/wps/fails') throw new Error('secret detail')
    if (pathname === '/wps/echo') return Response.json({ ip, method: request.method })
    if (pathname !== '/wps/rules') return undefined
    const headers = { 'Content-Type': 'application/json', ETag: '"1"' }
    return respond(JSON.stringify({ rules: 'x'.repeat(2000) }), { status: 200, headers })
  }

  const hosts = { games: ['https://play.example'], images: [] }
  const staticFiles = await createStaticFiles(build)
  const shells = createShells(build, { hosts, origin: 'https://play.example' })
  const documents = createDocuments({ shells, sources })
  const app = createApp({
    server,
    pages,
    toCaller,
    entries: createEntryDocuments(build, hosts),
    documents,
    isReady: async () => health.isReady,
    reference,
    report: ({ error }) => log.error('failed', { message: String(error) }),
  })
  const http = createHttpServer({
    app: app.answer,
    memory: [staticFiles.shortcut, documents.shortcut],
    log,
    trustedProxies: 1,
    shownPath: createShownPath(pathsOf(build)),
    bodyLimit: bodyLimitOf,
  })
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve))
  // `address()` returns an `AddressInfo` for a server that listens on a port.
  const origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  return {
    origin,
    health,
    staticFiles,
    shells,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      rawRequest(origin, path, { method, headers }),
    readLog() {
      log.flush()
      return lines
    },
    async stop() {
      await http.close(1000)
      await folder.remove()
    },
  }
}

/** Nonce that a Content-Security-Policy allows for scripts. Undefined if it allows none. */
export const nonceOf = (policy = '') => /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1]
