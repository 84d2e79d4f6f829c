import { describe, expect, it } from 'vitest'
import { dayOf, startOfDay, startOfMonth, startOfWeek, timeOfDay } from './marketTime.ts'

const at = Date.parse

describe('market time', () => {
  it("the market's day starts at midnight in São Paulo, which is 3:00 UTC", () => {
    expect(dayOf(at('2026-11-22T02:59:59Z'))).toBe('2026-11-21')
    expect(dayOf(at('2026-11-22T03:00:00Z'))).toBe('2026-11-22')
    expect(startOfDay(at('2026-11-22T02:59:59Z'))).toBe(at('2026-11-21T03:00:00Z'))
    expect(timeOfDay('2026-11-21')).toBe(at('2026-11-21T03:00:00Z'))
  })

  it("the market's week starts on Monday", () => {
    const monday = at('2026-11-16T03:00:00Z')
    expect(startOfWeek(at('2026-11-21T12:00:00Z'))).toBe(monday)
    expect(startOfWeek(at('2026-11-23T02:59:59Z'))).toBe(monday)
    expect(startOfWeek(monday)).toBe(monday)
  })

  it("the market's month starts on its first day, also in the next year", () => {
    expect(startOfMonth(at('2026-12-01T01:00:00Z'))).toBe(at('2026-11-01T03:00:00Z'))
    expect(startOfMonth(at('2026-12-15T12:00:00Z'), 1)).toBe(at('2027-01-01T03:00:00Z'))
  })
})
