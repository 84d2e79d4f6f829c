import type { Plugin } from 'vite'
import { createReference, referencePath } from '../../gateway/reference/reference.ts'

/** Serves the contract's reference page beside the portal, in development. */
export function reference(): Plugin {
  return {
    name: 'portico-reference',
    apply: 'serve',
    configureServer(server) {
      const answer = createReference({
        title: 'Portico',
        // By the server, so that the document is the one that was generated last.
        readDocument: async () => {
          const generated = await server.ssrLoadModule('/platform/gen/contractDocument.ts')
          return String(generated.contractDocument)
        },
      })
      server.middlewares.use(referencePath, (request, outgoing, next) => {
        const { pathname } = new URL(request.originalUrl ?? '', 'http://localhost')
        answer(pathname)
          .then(async (response) => {
            if (!response) return next()
            outgoing.writeHead(response.status, Object.fromEntries(response.headers))
            outgoing.end(await response.text())
          })
          .catch(next)
      })
    },
  }
}
