import { describe, expect, it } from 'vitest'
import { addDays, dayIn, startOfDay, zoneOffset } from './zonedDay.ts'

describe('days of a time zone', () => {
  it("days begin at the zone's midnight, also on days of a clock change", () => {
    const begins = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString()
    expect(begins('2026-11-21', 'America/Sao_Paulo')).toBe('2026-11-21T03:00:00.000Z')
    expect(begins('2026-03-29', 'Europe/Lisbon')).toBe('2026-03-29T00:00:00.000Z')
    expect(begins('2026-03-30', 'Europe/Lisbon')).toBe('2026-03-29T23:00:00.000Z')
    expect(begins('2026-11-01', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z')
    expect(begins('2026-11-02', 'America/New_York')).toBe('2026-11-02T05:00:00.000Z')
    expect(begins('2026-11-21', 'Asia/Kathmandu')).toBe('2026-11-20T18:15:00.000Z')
  })

  it("a day depends on the clock of its time zone, not on the machine's clock", () => {
    const lateInUtc = Date.parse('2026-11-21T01:30:00Z')
    expect(dayIn('America/Sao_Paulo', lateInUtc)).toBe('2026-11-20')
    expect(dayIn('UTC', lateInUtc)).toBe('2026-11-21')
    expect(dayIn('Asia/Tokyo', lateInUtc)).toBe('2026-11-21')
  })

  it('adding days works across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })
})

it('[AGENT-21] zoneOffset returns the minutes by which a time zone is ahead of UTC', () => {
  const at = Date.parse('2026-11-21T12:00:00Z')
  expect(zoneOffset('America/Sao_Paulo', at)).toBe(-180)
  expect(zoneOffset('Asia/Kathmandu', at)).toBe(345)
})
