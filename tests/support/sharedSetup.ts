import { afterAll, vi } from 'vitest'

// Restores everything that a test file has mocked, before the worker's next file. Vitest itself
// restores only before a test. The modules of the next file are then already evaluated.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
