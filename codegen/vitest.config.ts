import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const isFullRun = process.env.TEST_EXTENT === 'full'

export default defineConfig({
  test: {
    name: 'generator',
    include: ['**/*.test.ts'],
    exclude: isFullRun ? [] : ['**/*.full.test.ts'],
    // A worker loads the libraries once, since no module has state between tests.
    isolate: false,
    // Runs after the projects of a configuration that includes this one.
    sequence: { groupOrder: 4 },
    maxWorkers: availableParallelism() + 1,
    // A zone far from UTC, so that a test that ignores the zone fails.
    env: { TZ: 'America/Sao_Paulo', LANG: 'en_US.UTF-8' },
    // No test measures time: these limits only end tests that hang.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
