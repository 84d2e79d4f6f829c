import { describe, expect, it } from 'vitest'
import { ageOn, parseDate } from './date.ts'

describe('parseDate', () => {
  it('parseDate parses year-month-day and month-day-year', () => {
    expect(parseDate('2000-02-29')).toEqual({ year: 2000, month: 2, day: 29 })
    expect(parseDate('02-29-2000')).toEqual({ year: 2000, month: 2, day: 29 })
    expect(parseDate('12-31-1999')).toEqual({ year: 1999, month: 12, day: 31 })
  })

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '31-12-1999',
    '0000-01-01',
  ])('parseDate rejects %s, a date that does not exist', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  it.each([
    '',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    '2026-01-01T00:00Z',
    ' 2026-01-01',
    '٢٠٢٦-٠١-٠١',
  ])('parseDate rejects %j, an unknown format', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  it('parseDate agrees with the Gregorian calendar for every day from 1700 to 2100', () => {
    const day = new Date('1700-01-01T00:00:00Z')
    const mistakes: string[] = []
    for (; day.getUTCFullYear() < 2101; day.setUTCDate(day.getUTCDate() + 1)) {
      const text = day.toISOString().slice(0, 10)
      const date = parseDate(text)
      const isEqual =
        date?.year === day.getUTCFullYear() &&
        date.month === day.getUTCMonth() + 1 &&
        date.day === day.getUTCDate()
      if (!isEqual) mistakes.push(text)
    }
    expect(mistakes).toEqual([])
  })
})

describe('ageOn', () => {
  const birth = { year: 2008, month: 11, day: 21 }

  it('[CONST-10] ageOn counts full years: eighteen on the birthday, seventeen on the day before', () => {
    expect(ageOn(birth, '2026-11-20')).toBe(17)
    expect(ageOn(birth, '2026-11-21')).toBe(18)
    expect(ageOn(birth, '2026-12-01')).toBe(18)
  })

  it('a leap-day birthday counts from 1 March in years without 29 February', () => {
    const leap = { year: 2008, month: 2, day: 29 }
    expect(ageOn(leap, '2026-02-28')).toBe(17)
    expect(ageOn(leap, '2026-03-01')).toBe(18)
    expect(ageOn(leap, '2028-02-29')).toBe(20)
  })

  it('ageOn is negative before the birth', () => {
    expect(ageOn(birth, '2000-01-01')).toBe(-9)
  })
})
