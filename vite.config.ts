import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import mantinePreset from 'postcss-preset-mantine'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { bundledMocks } from './scripts/vite/bundledMocks.ts'
import { chunkGroups } from './scripts/vite/chunkGroups.ts'
import { createClassNames } from './scripts/vite/classNames.ts'
import { inlineScripts } from './scripts/vite/inlineScripts.ts'
import { leanPackages } from './scripts/vite/leanPackages.ts'
import { messages } from './scripts/vite/messages.ts'
import { modulesList } from './scripts/vite/modulesList.ts'
import { reference } from './scripts/vite/reference.ts'
import { withoutDisplayNames } from './scripts/vite/withoutDisplayNames.ts'
import { withoutPackageMaps } from './scripts/vite/withoutPackageMaps.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
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

const isFullRun = process.env.PORTICO_TESTS === 'full'
const needsDocument = (file: string) =>
  readFileSync(`${root}${file}`, 'utf8').startsWith('// @vitest-environment jsdom')

/**
 * Test files that share a worker and its loaded modules: they leave no state behind, or the set-up
 * resets it. An `x.apart.test.ts` file loads its own modules, because it mocks a module or loads
 * one after changing a global. An `x.full.test.ts` file does so too, because it may choose another
 * database for its worker.
 */
const filesIn = (folders: string) =>
  globSync(`${folders}/**/*.test.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(apart|full)\.test\./.test(file),
  )
const inProcess = filesIn('{src,mocks,platform,tests/house}')
/** Component tests. Their worker has a DOM. */
const pages = inProcess.filter(needsDocument)
const together = inProcess.filter((file) => !needsDocument(file))
/** Tests of HTTP servers. Hono's adapter replaces the global `Response` of their worker. */
const servers = filesIn('{gateway,scripts,tests/contract}')

const everything =
  '{src,platform,mocks,gateway,scripts,tests/house,tests/contract}/**/*.test.{ts,tsx}'
const shared = [...pages, ...together, ...servers]
const sharedSetup = 'tests/support/sharedSetup.ts'

// The projects run one after another. Otherwise the workers of one project would end after each
// file of another project.
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'apart',
      include: [everything],
      exclude: [...shared, ...(isFullRun ? [] : ['**/*.full.test.{ts,tsx}'])],
    },
  },
  {
    extends: true,
    test: {
      name: 'together',
      include: together,
      isolate: false,
      setupFiles: [sharedSetup],
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      name: 'pages',
      include: pages,
      isolate: false,
      setupFiles: [sharedSetup, 'tests/support/pageSetup.ts'],
      sequence: { groupOrder: 2 },
    },
  },
  {
    extends: true,
    test: { name: 'servers', include: servers, isolate: false, sequence: { groupOrder: 3 } },
  },
  'codegen/vitest.config.ts',
]

export default defineConfig(({ command, mode, isSsrBuild }) => ({
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
  test: {
    environment: 'node',
    projects,
    // Tests spend a third of their time waiting for timers, sockets and processes.
    maxWorkers: availableParallelism() + 1,
    // Component tests create many short-lived objects. A larger young generation saves a third of
    // the time.
    execArgv: ['--max-semi-space-size=64'],
    env: {
      // Far from UTC, so that a test which ignores the time zone fails.
      TZ: 'America/Sao_Paulo',
      LANG: 'en_US.UTF-8',
      // The compile cache serves the hundreds of processes that tests start with the same modules.
      // The print limit is 0, because Testing Library would otherwise print the document at each
      // retry of a waiting query. With `DEBUG_PRINT_LIMIT=7000` it prints the document of a failed
      // test.
      DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0',
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/portico/compiled`,
    },
    // These timeouts only end hanging tests, even on a busy machine. No test measures time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
}))
