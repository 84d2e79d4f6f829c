import type { Plugin } from 'vite'

/**
 * Serves packages that were compiled ahead without their source maps, which would double what a
 * browser has to read before the first page. Nobody looks for the source of what is as its author
 * wrote it.
 */
export function withoutPackageMaps(): Plugin {
  return {
    name: 'portico:without-package-maps',
    apply: 'serve',
    transform: {
      filter: { id: /\/deps\/[^/]+\.js\?v=/ },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  }
}
