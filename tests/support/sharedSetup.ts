import { afterAll, vi } from 'vitest'
import { setCaller } from '../../src/api/caller.ts'

// Restores everything that a test file has mocked, and ends its session, before the worker evaluates the modules of the
// next file. Vitest itself restores mocks too late: only before the first test of the next file.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  setCaller({})
})
