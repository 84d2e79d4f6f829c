import { afterAll, vi } from 'vitest'

// Restores everything that this file has replaced before the worker's next file: Vitest itself
// restores only before a test, after the modules of a file were evaluated.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
