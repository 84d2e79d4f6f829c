import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const isFullRun = process.env.TEST_EXTENT === 'full'

export default defineConfig({
  test: {
    name: 'generator',
    include: ['**/*.test.ts'],
    exclude: isFullRun ? [] : ['**/*.full.test.ts'],
    // Files share one module cache per worker. No module keeps state between tests.
    isolate: false,
    // In a configuration with several projects, these tests run after the other projects.
    sequence: { groupOrder: 4 },
    maxWorkers: availableParallelism() + 1,
    // The time zone is not UTC, so that code that ignores the time zone makes its tests fail.
    env: { TZ: 'America/Sao_Paulo', LANG: 'en_US.UTF-8' },
    // No test measures time: the limits only stop tests that hang.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
