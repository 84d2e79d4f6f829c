import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import mantinePreset from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { bundledMocks } from './bundledMocks.ts'
import { chunkGroups } from './chunkGroups.ts'
import { createClassNames } from './classNames.ts'
import { inlineScripts } from './inlineScripts.ts'
import { leanPackages } from './leanPackages.ts'
import { messages } from './messages.ts'
import { modulesList } from './modulesList.ts'
import { reference } from './reference.ts'
import { withoutDisplayNames } from './withoutDisplayNames.ts'
import { withoutPackageMaps } from './withoutPackageMaps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Output folder of a build, relative to the repository; `scripts/build.mjs` sets it. */
const dist = process.env.PORTICO_DIST ?? 'dist'
const nameClass = createClassNames(root, globSync('src/**/*.module.css', { cwd: root }))
const listModules = modulesList(root, `${dist}/modules.json`)
const entries = ['index', 'operator', 'operator-preview', 'offline'].filter((name) =>
  existsSync(`${root}${name}.html`),
)
/** Service worker. Its URL must not change between builds. */
const worker = { sw: 'src/worker/main.ts' }

/** URL of the gateway for `npm run dev` without mocks: `VITE_MOCKS=off npm run dev`. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080'
const calls = ['/wps', '/lgw', '/lotto', '/ops', '/art', '/play', '/chat', '/social']

const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/** Vite's configuration for the portal: development, both builds and the tests. */
export const viteConfig = defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    formatjs({ ast: true, flatten: false }),
    react(),
    messages(`${root}locales`, process.env.VITE_LANGUAGES ?? ''),
    leanPackages(),
    withoutDisplayNames(),
    inlineScripts(`${root}scripts/inline`),
    listModules(),
    // Serves the script of the mocks' service worker. A production build contains no mocks.
    ...(mode === 'development' ? [reference(root), bundledMocks(root), withoutPackageMaps()] : []),
    ...(command === 'serve' ? [msw()] : []),
  ],
  // Messages are compiled at build, so the ICU parser is not shipped. Tests use the parser.
  resolve: { alias: mode === 'test' ? [] : [withoutParser] },
  css: {
    postcss: { plugins: [mantinePreset()] },
    ...(command === 'build' && { modules: { generateScopedName: nameClass } }),
  },
  html: { cspNonce: '__CSP_NONCE__' },
  publicDir: false,
  server: {
    port: 5173,
    strictPort: true,
    // Transforms these files and their imports while the browser starts.
    warmup: {
      clientFiles: [
        'src/app/main.tsx',
        'src/pages/*/*Page.tsx',
        'src/app/ModalHost.tsx',
        'src/features/session/login/LoginDialog.tsx',
      ],
    },
    ...(process.env.VITE_MOCKS === 'off'
      ? {
          proxy: Object.fromEntries(
            calls.map((path) => [path, { target: gateway, ws: path === '/wps' }]),
          ),
        }
      : {}),
  },
  build: {
    outDir: `${dist}/${isSsrBuild ? 'server' : 'client'}`,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // Preloads only the styles of a dynamic import, since they must be present before the import
      // renders. Scripts are not preloaded: links for some 30 scripts of a dialog blocked a phone's
      // main thread for 100 ms. The chunk of log-in and registration is preloaded completely, since
      // a visitor who pressed early waits for it.
      resolveDependencies: (file, files) =>
        file.startsWith('assets/entrance-') ? files : files.filter((each) => each.endsWith('.css')),
    },
    // Assets are never inlined as data URLs, since the content security policy forbids these.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: Object.assign(
            Object.fromEntries(entries.map((name) => [name, `${name}.html`])),
            worker,
          ),
          output: {
            codeSplitting: { groups: chunkGroups(root) },
            entryFileNames: ({ name }) =>
              name in worker ? '[name].js' : 'assets/[name]-[hash].js',
          },
        },
  },
  worker: { format: 'es', plugins: () => [listModules()] },
  // Bundles all packages for the prerender, so that no modules are resolved at run time.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
}))
