import { join } from 'node:path'
import { msw } from 'msw/vite'
import { build } from 'vite'

/** URL path of the bundle on the development server. */
export const bundlePath = '/@mocks/'

/**
 * Folder of the bundle. It is in node_modules, so that a new installation makes the bundle again.
 */
export const bundleFolder = 'node_modules/.cache/portico/mocks'

/** Entries of the bundle, by file name. */
export const bundleEntries = {
  browser: 'mocks/browser.ts',
  emulatorWindow: 'mocks/emulatorWindow.ts',
  validators: 'src/api/gen/validators.js',
} as const

const inside = (path: string): string => bundlePath.slice(1) + path

/**
 * Bundles the mocks for `npm run dev`. Without the bundle, a browser with an empty cache would need
 * more time for the four hundred files of the mocks than for everything else.
 *
 * @param root absolute path of the repository
 * @throws when a file does not parse or is missing
 */
export async function bundleMocks(root: string): Promise<void> {
  await build({
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    plugins: [msw()],
    define: { 'process.env.NODE_ENV': '"development"' },
    worker: { format: 'es' },
    build: {
      outDir: join(root, bundleFolder),
      emptyOutDir: true,
      assetsDir: inside('assets'),
      target: 'esnext',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: bundleEntries,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: inside('[name].js'), chunkFileNames: inside('[name]-[hash].js') },
      },
    },
  })
}
