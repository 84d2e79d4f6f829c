import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const isFullRun = process.env.TEST_EXTENT === 'full'

export default defineConfig({
  test: {
    name: 'generator',
    include: ['**/*.test.ts'],
    exclude: isFullRun ? [] : ['**/*.full.test.ts'],
    // Files share one module cache per worker, which is safe since no module keeps state between
    // tests.
    isolate: false,
    // A configuration that includes this project runs it after its other projects.
    sequence: { groupOrder: 4 },
    maxWorkers: availableParallelism() + 1,
    // A time zone far from UTC makes a test fail that ignores the zone.
    env: { TZ: 'America/Sao_Paulo', LANG: 'en_US.UTF-8' },
    // No test measures time: the limits only stop tests that hang.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
