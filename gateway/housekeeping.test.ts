import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultRules } from '../platform/domain/accounts/registration/defaultRules.ts'
import { schedule } from '../platform/domain/accounts/registration/schedule.ts'
import { collections } from '../platform/domain/base/collections/collections.ts'
import { createMemoryStore } from '../platform/domain/base/storage/memoryStore.ts'
import { planSettlement } from '../platform/domain/people/contracts/settle.ts'
import {
  fixtureForTests,
  sportsBookForTests,
} from '../platform/domain/play/sports/sportsBookForTests.ts'
import { createContext } from '../platform/domain/ports.ts'
import { seedDomain } from '../platform/domain/seed.ts'
import {
  startDomainClock,
  startFixtures,
  startHousekeeping,
  startPublisher,
} from './housekeeping.ts'
import { createLog } from './log/log.ts'

const day = 86_400_000

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
  const stop = startHousekeeping(createContext({ store }), log)
  return { store, stop, logged: () => logged }
}

describe('housekeeping', () => {
  it('housekeeping keeps a captcha until the captcha expires, and removes it within a minute after that', async () => {
    const { store, stop } = start()
    await store.captchas.insert({ id: 'c1', solution: 'W4TK9', expiresAt: Date.now() + 90_000 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await store.captchas.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await store.captchas.count()).toBe(0)
    await stop()
  })

  it('housekeeping continues after a failure and logs it', async () => {
    const { store, stop, logged } = start()
    vi.spyOn(store.sessions, 'remove').mockRejectedValueOnce(new Error('the disk is full'))
    await store.captchas.insert({ id: 'c1', solution: 'W4TK9', expiresAt: Date.now() })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(logged()).toContain('the disk is full')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await store.captchas.count()).toBe(0)
    await stop()
  })

  it('scheduled registration rules are published within two seconds of their time', async () => {
    const store = createMemoryStore(collections)
    const context = createContext({ store })
    await seedDomain(context, {})
    const publishAt = Date.now() + 90_000
    await schedule(context, { publishAt, follows: 1, draft: defaultRules, operator: 'operator' })
    const stop = startPublisher(
      context,
      createLog('silent', () => {}),
    )
    await vi.advanceTimersByTimeAsync(89_000)
    expect(await store.ruleVersions.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    await stop()
    expect(await store.ruleVersions.count()).toBe(2)
  })

  it('sports matches are stored at the start, and a change of a match is stored within four seconds', async () => {
    const store = createMemoryStore(collections)
    const match = fixtureForTests({ id: 'bra-1', kicksOffAt: Date.now() + 60_000 })
    const { sportsBook, change } = sportsBookForTests(match)
    const context = createContext({ store, providers: { sportsBook } })
    await seedDomain(context, {})
    expect((await store.fixtures.get('bra-1'))?.state).toEqual(match)
    const stop = startFixtures(
      context,
      createLog('silent', () => {}),
    )
    change('bra-1', { status: 'LIVE', phase: 'FIRST_HALF', minute: 1 })
    await vi.advanceTimersByTimeAsync(4_000)
    await stop()
    expect((await store.fixtures.get('bra-1'))?.status).toBe('LIVE')
  })

  it('settlements made while the clock was ahead are reverted within two seconds after its correction', async () => {
    const store = createMemoryStore(collections)
    const context = createContext({ store })
    const begun = Date.now()
    const contract = {
      id: 'ct-1',
      kind: 'dailyWage',
      uplineId: null,
      downlineId: 'm-1',
      terms: {
        kind: 'dailyWage',
        betAmountDaily: '0.00',
        rate: '1.00',
        minimumBetAmount: '0.00',
        minimumActiveMembers: 0,
      },
      status: 'ACTIVE',
      offeredAt: begun,
      expiresAt: begun,
      acceptedAt: begun,
      settledUntil: begun,
      endedAt: null,
      endReason: null,
    } as const
    await store.contracts.insert(contract)
    await store.transaction((tables) => planSettlement(context, tables, contract))
    const [{ dueAt } = { dueAt: 0 }] = await store.jobs.find()
    const stop = startDomainClock(
      context,
      createLog('silent', () => {}),
    )
    const settledUntil = async () => (await store.contracts.get('ct-1'))?.settledUntil ?? 0
    await vi.advanceTimersByTimeAsync(1_000)
    vi.setSystemTime(begun + 3 * day)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await settledUntil()).toBeGreaterThan(begun + 2 * day)
    vi.setSystemTime(begun)
    await vi.advanceTimersByTimeAsync(2_000)
    await stop()
    expect(await settledUntil()).toBe(begun)
    expect(await store.jobs.find()).toMatchObject([{ kind: 'settleContract', dueAt }])
  })

  it('housekeeping removes nothing after it is stopped', async () => {
    const { store, stop } = start()
    await stop()
    await store.captchas.insert({ id: 'c1', solution: 'W4TK9', expiresAt: Date.now() })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await store.captchas.count()).toBe(1)
  })
})
