import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { createReference, referencePath } from '../../gateway/reference/reference.ts'

/** Serves the API reference next to the portal, in development and in a preview of the build. */
export function reference(root: string): Plugin {
  return {
    name: 'portico:reference',
    configureServer(server) {
      // The contract document is loaded through Vite, so that a new version is served without a
      // restart.
      answerBeside(server, () => server.ssrLoadModule(document))
    },
    configurePreviewServer(server) {
      answerBeside(server, () => import(pathToFileURL(join(root, document)).href))
    },
  }
}

const document = '/platform/gen/contractDocument.ts'

function answerBeside(
  { middlewares }: Pick<ViteDevServer, 'middlewares'>,
  load: () => Promise<Record<string, unknown>>,
): void {
  const answer = createReference({
    title: 'Portico',
    readDocument: async () => String((await load()).contractDocument),
  })
  middlewares.use(referencePath, (request, outgoing, next) => {
    const { pathname } = new URL(request.originalUrl ?? '', 'http://localhost')
    answer(pathname)
      .then(async (response) => {
        if (!response) return next()
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        outgoing.end(await response.text())
      })
      .catch(next)
  })
}
