import type { Plugin } from 'vite'
import { createReference, referencePath } from '../../gateway/reference/reference.ts'

/** Serves the contract's reference page beside the portal, in development. */
export function reference(): Plugin {
  return {
    name: 'portico-reference',
    apply: 'serve',
    configureServer(server) {
      const answer = createReference()
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
