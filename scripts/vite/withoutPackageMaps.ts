import type { Plugin } from 'vite'

/**
 * Serves precompiled packages without source maps. Source maps would double the bytes before the
 * first page, and the code is readable without them.
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
