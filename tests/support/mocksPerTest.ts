import { afterEach, beforeEach } from 'vitest'
import { type Mocks, type MocksOptions, startMocks } from '../../mocks/node.ts'

/**
 * Answers the calls of each test of this file or block from a fresh world.
 * @returns the running test's mocks, through a proxy that is good in tests only.
 */
export function mocksPerTest(options?: MocksOptions): Mocks {
  let current: Mocks | undefined
  beforeEach(async () => {
    current = await startMocks(options)
  })
  afterEach(() => {
    current?.stop()
    current = undefined
  })
  const running = (): Mocks => {
    if (!current) throw new Error('The mocks run inside tests only')
    return current
  }
  return {
    get world() {
      return running().world
    },
    get server() {
      return running().server
    },
    get socket() {
      return running().socket
    },
    get clock() {
      return running().clock
    },
    get outbox() {
      return running().outbox
    },
    get scenarios() {
      return running().scenarios
    },
    get failures() {
      return running().failures
    },
    runDueJobs: () => running().runDueJobs(),
    stop: () => running().stop(),
  }
}
