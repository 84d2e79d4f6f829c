import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, vi } from 'vitest'
import { type Mocks, type MocksOptions, startMocks } from '../../mocks/node.ts'

/**
 * Milliseconds to wait for calls that a test has left pending. Some never get a response by design.
 */
const patience = 500

/**
 * Starts a fresh mock platform for each test of the calling file or `describe` block.
 * @returns the running test's mocks, through a proxy that is usable only inside tests.
 */
export function mocksPerTest(options?: MocksOptions): Mocks {
  let current: Mocks | undefined
  beforeEach(async () => {
    current = await startMocks(options)
  })
  afterEach(async () => {
    // The response of a pending call would otherwise arrive after the document is gone.
    const answered = () => current?.underWay.size === 0 || Promise.reject(new Error('on the way'))
    await vi.waitFor(answered, { timeout: patience }).catch(() => {})
    await setImmediate()
    current?.stop()
    current = undefined
  })
  const running = (): Mocks => {
    if (!current) throw new Error('The mocks run inside tests only')
    return current
  }
  return {
    get context() {
      return running().context
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
    get underWay() {
      return running().underWay
    },
    runDueJobs: () => running().runDueJobs(),
    stop: () => running().stop(),
  }
}
