import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultRules } from '../platform/world/accounts/rules/defaultRules.ts'
import { schedule } from '../platform/world/accounts/rules/schedule.ts'
import { collections } from '../platform/world/base/collections/collections.ts'
import { createMemoryStore } from '../platform/world/base/storage/memoryStore.ts'
import { createWorld } from '../platform/world/ports.ts'
import { seedWorld } from '../platform/world/seed.ts'
import { startHousekeeping, startPublisher } from './housekeeping.ts'
import { createLog } from './log/log.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const store = createMemoryStore(collections)
  let logged = ''
  const log = createLog('warn', (lines) => {
    logged += lines
  })
  const stop = startHousekeeping(createWorld({ store }), log)
  return { store, stop, logged: () => logged }
}

describe('housekeeping', () => {
  it('removes a captcha within a minute of its end, and not before', async () => {
    const { store, stop } = start()
    await store.captchas.insert({ id: 'c1', solution: 'W4TK9', expiresAt: Date.now() + 90_000 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await store.captchas.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await store.captchas.count()).toBe(0)
    await stop()
  })

  it('goes on after a failure, which the log has', async () => {
    const { store, stop, logged } = start()
    vi.spyOn(store.sessions, 'remove').mockRejectedValueOnce(new Error('the disk is full'))
    await store.captchas.insert({ id: 'c1', solution: 'W4TK9', expiresAt: Date.now() })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(logged()).toContain('the disk is full')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await store.captchas.count()).toBe(0)
    await stop()
  })

  it('publishes what waits within a second of its time', async () => {
    const store = createMemoryStore(collections)
    const world = createWorld({ store })
    await seedWorld(world, {})
    const publishAt = Date.now() + 90_000
    await schedule(world, { publishAt, follows: 1, draft: defaultRules, operator: 'operator' })
    const stop = startPublisher(
      world,
      createLog('silent', () => {}),
    )
    await vi.advanceTimersByTimeAsync(89_000)
    expect(await store.ruleVersions.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    await stop()
    expect(await store.ruleVersions.count()).toBe(2)
  })

  it('is over when it was stopped', async () => {
    const { store, stop } = start()
    await stop()
    await store.captchas.insert({ id: 'c1', solution: 'W4TK9', expiresAt: Date.now() })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await store.captchas.count()).toBe(1)
  })
})
