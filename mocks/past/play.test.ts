import { describe, expect, it } from 'vitest'
import { dayLength } from '../../platform/domain/base/time/marketTime.ts'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { turnoverOf } from '../../platform/domain/money/ledger/turnover.ts'
import { findTransactions, inAndOut } from '../../platform/domain/play/records/accountRecord.ts'
import { earnedRebate, leastRebate } from '../../platform/domain/play/rewards/rebates.ts'
import { vipLevelOf } from '../../platform/domain/play/rewards/vip.ts'
import { seedDomain } from '../../platform/domain/seed.ts'
import { contextForTests } from '../../platform/server/serverForTests.ts'
import { demonstration } from '../demonstration.ts'

/** Domain with the personas and their history, seeded at the given time. */
async function seedPlay(at = Date.UTC(2026, 10, 21, 12)) {
  const { context, store, time } = contextForTests()
  time.now = at
  await seedDomain(context, { demonstration })
  const bets = await store.bets.find({ where: { memberId: 'm-ana' } })
  return { context, store, at, bets }
}

describe('seeded bets of the member Ana', () => {
  it('the member Ana has a few hundred bets of 60 days on many games, including big wins and cancelled bets', async () => {
    const { bets, at, store } = await seedPlay()
    expect(bets.length).toBeGreaterThan(200)
    expect(new Set(bets.map(({ nodeId }) => nodeId)).size).toBeGreaterThan(20)
    expect(new Set(bets.map(({ gameType }) => gameType)).size).toBeGreaterThanOrEqual(6)
    expect(bets.filter(({ win }) => win >= 30_000).length).toBeGreaterThanOrEqual(3)
    expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['SETTLED', 'CANCELLED']))
    const times = bets.map(({ placedAt }) => placedAt)
    expect(Math.min(...times)).toBeGreaterThan(at - 61 * dayLength)
    expect(Math.max(...times)).toBeLessThan(at)
    expect(await store.bets.count({ memberId: 'm-bruno' })).toBe(0)
  })

  it('the records, ledger, rebates and balance of the member Ana agree', async () => {
    const { store, at } = await seedPlay()
    const period = { from: 0, to: at + dayLength }
    expect(await auditLedger(store)).toEqual([])
    const sums = inAndOut(await findTransactions(store, 'm-ana', period))
    expect(sums.in - sums.out).toBe(128_450)
    const open = await store.rebateAccruals.find({ where: { memberId: 'm-ana' } })
    const claimed = (await store.rebates.find()).flatMap(({ lines }) => lines)
    const counted = [...open, ...claimed].reduce((sum, { validBet }) => sum + validBet, 0)
    expect(counted).toBe(await turnoverOf(store, 'm-ana', period))
    expect(claimed.length).toBeGreaterThan(3)
  })

  it('the member Ana has a VIP level with claimed bonuses, and a rebate that she can claim', async () => {
    const { context, store } = await seedPlay()
    expect((await vipLevelOf(context, store, 'm-ana')).rank).toBeGreaterThanOrEqual(1)
    expect(await store.vipClaims.count({ memberId: 'm-ana' })).toBe(4)
    const { amount } = await earnedRebate(store, 'm-ana', await vipLevelOf(context, store, 'm-ana'))
    expect(amount).toBeGreaterThanOrEqual(leastRebate)
  })

  it.each([
    '2026-11-16T03:00:00Z',
    '2026-11-23T02:59:59Z',
    '2027-02-28T12:00:00Z',
    '2028-02-29T23:30:00Z',
  ])('the member Ana has a consistent ledger if the platform starts at %s', async (now) => {
    const { store, bets } = await seedPlay(Date.parse(now))
    expect(bets.length).toBeGreaterThan(200)
    expect(await auditLedger(store)).toEqual([])
  })
})
