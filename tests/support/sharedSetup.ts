import { afterAll, vi } from 'vitest'

// Restores everything that a test file has mocked, before the worker evaluates the modules of the
// next file. Vitest itself restores mocks too late: only before the first test of the next file.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
