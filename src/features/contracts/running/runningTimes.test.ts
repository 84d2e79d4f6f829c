import { describe, expect, it } from 'vitest'
import { type RunningPeriod, settlementByOwnClock, untilNextLook } from './runningTimes.ts'

const period = (asOf: string): RunningPeriod => ({
  contractId: 'ct-1',
  periodStart: '2026-11-20T18:05:00Z',
  periodEnd: '2026-11-20T18:10:00Z',
  nextSettlementAt: '2026-11-20T18:10:10Z',
  asOf,
  validBet: '0.00',
  profitLoss: '0.00',
  activeMembers: 0,
  rate: '0.00',
  amount: '0.00',
})

describe('next settlement', () => {
  it("settlementByOwnClock converts the settlement time to the browser's clock, even if that clock is wrong", () => {
    const lateBy = Date.parse('2020-01-01T00:00:00Z')
    expect(settlementByOwnClock(period('2026-11-20T18:08:10Z'), lateBy)).toBe(
      '2020-01-01T00:02:00.000Z',
    )
  })

  it("a contract's current period is polled every minute, right after its settlement time, and every three seconds while the settlement is late", () => {
    expect(untilNextLook(period('2026-11-20T18:05:10Z'))).toBe(60_000)
    expect(untilNextLook(period('2026-11-20T18:09:50Z'))).toBe(21_500)
    expect(untilNextLook(period('2026-11-20T18:20:00Z'))).toBe(3000)
  })
})
