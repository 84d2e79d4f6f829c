import { afterAll, vi } from 'vitest'

// The next file of this worker begins without what this one replaced: Vitest itself only restores
// it before a test, which is after the modules of a file were evaluated.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
