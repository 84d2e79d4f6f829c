import { describe, expect, it } from 'vitest'
import { endOfPeriod, type SettlementPeriod, startOfPeriod } from './periods.ts'

const boundsAt = (period: SettlementPeriod, at: string) => {
  const time = Date.parse(at)
  const bounds = [startOfPeriod(period, time), endOfPeriod(period, time)]
  return bounds.map((one) => new Date(one).toISOString().slice(0, 16))
}

describe('settlement periods', () => {
  it("[CONST-16] the period of a dividend is a day, week, half month or month in the market's time zone", () => {
    const saturday = '2026-11-21T12:00:00Z'
    expect(boundsAt('DAILY', saturday)).toEqual(['2026-11-21T03:00', '2026-11-22T03:00'])
    expect(boundsAt('WEEKLY', saturday)).toEqual(['2026-11-16T03:00', '2026-11-23T03:00'])
    expect(boundsAt('SEMIMONTHLY', saturday)).toEqual(['2026-11-16T03:00', '2026-12-01T03:00'])
    expect(boundsAt('MONTHLY', saturday)).toEqual(['2026-11-01T03:00', '2026-12-01T03:00'])
    // In Brazil it is still the 15th.
    expect(boundsAt('SEMIMONTHLY', '2026-11-16T02:59:59Z')).toEqual([
      ...['2026-11-01T03:00', '2026-11-16T03:00'],
    ])
  })

  it('[CONST-04] the settlement period is 5 minutes for a real-time salary, and an hour for an hourly wage', () => {
    expect(boundsAt('FIVE_MINUTES', '2026-11-21T12:04:59Z')).toEqual([
      ...['2026-11-21T12:00', '2026-11-21T12:05'],
    ])
    expect(boundsAt('HOURLY', '2026-11-21T12:04:59Z')).toEqual([
      ...['2026-11-21T12:00', '2026-11-21T13:00'],
    ])
  })

  it('each settlement period starts when the previous one ends', () => {
    const kinds = ['FIVE_MINUTES', 'HOURLY', 'DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const
    for (const kind of kinds) {
      let end = endOfPeriod(kind, Date.UTC(2026, 1, 27, 12))
      for (let step = 0; step < 40; step += 1) {
        expect(startOfPeriod(kind, end)).toBe(end)
        expect(startOfPeriod(kind, end - 1)).toBeLessThan(end)
        expect(endOfPeriod(kind, end - 1)).toBe(end)
        end = endOfPeriod(kind, end)
      }
    }
  })
})
