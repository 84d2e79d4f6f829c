import { join } from 'node:path'
import { msw } from 'msw/vite'
import { build } from 'vite'

/** Where the development server answers with the bundle. */
export const bundlePath = '/@mocks/'

/** Where the bundle is kept; below node_modules, so that a new installation makes it again. */
export const bundleFolder = 'node_modules/.cache/portico/mocks'

/** What may be imported from the bundle, by the name of its file there. */
export const bundleEntries = {
  browser: 'mocks/browser.ts',
  emulatorWindow: 'mocks/emulatorWindow.ts',
  validators: 'src/api/gen/validators.js',
} as const

const inside = (path: string): string => bundlePath.slice(1) + path

/**
 * Bundles what `npm run dev` needs of the mocks. One by one these are some four hundred files, for
 * which a browser that was never there waits longer than for everything else together.
 *
 * @param root absolute path of the repository
 * @throws where a file does not parse or is missing
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
