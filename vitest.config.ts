import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { viteConfig } from './scripts/vite/viteConfig.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
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
const inProcess = filesIn('{src,mocks,platform,tests/house,tests/bench}')
/** Component tests. Their worker has a DOM. */
const pages = inProcess.filter(needsDocument)
const together = inProcess.filter((file) => !needsDocument(file))
/** Tests of HTTP servers. Hono's adapter replaces the global `Response` of their worker. */
const servers = filesIn('{gateway,scripts,tests/contract}')

const apart = isFullRun ? '{apart,full}' : 'apart'
const sharedSetup = 'tests/support/sharedSetup.ts'

// The projects run one after another. Otherwise the workers of one project would end after each
// file of another project.
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'apart',
      include: [
        `{src,platform,mocks,gateway,scripts,tests/house,tests/contract}/**/*.${apart}.test.{ts,tsx}`,
      ],
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

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: 'node',
      projects,
      tags: [{ name: 'full', description: 'Only in `npm test -- full`.' }],
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
  }),
)
