import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOldEnough, readDate } from './birthDate.ts'

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)

describe('a date', () => {
  it('is read in the order of its pattern family', () => {
    expect(readDate('2000-02-29', 'DATE_YYYY_MM_DD')).toBe('2000-02-29')
    expect(readDate('02-29-2000', 'DATE_MM_DD_YYYY')).toBe('2000-02-29')
    expect(readDate('1999-12-31', 'LENGTH_ONLY')).toBe('1999-12-31')
  })

  it.each(['2001-02-29', '2000-13-01', '2000-00-10', '2000-04-31', '02-29-2000', '', 'yesterday'])(
    'that does not exist is none: %s',
    (text) => expect(readDate(text, 'DATE_YYYY_MM_DD')).toBeUndefined(),
  )

  it('that exists is read as itself', () => {
    const days = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(readDate(day, 'DATE_YYYY_MM_DD')).toBe(day)
      }),
    )
  })
})

describe('a birthday', () => {
  it.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2008-02-29', '2028-02-29', true],
    ['1926-01-01', '2026-11-21', true],
    ['2027-01-01', '2026-11-21', false],
  ])('[CONST-10] %s on %s: old enough is %s', (birthday, today, expected) => {
    expect(isOldEnough(birthday, 18, noon(today))).toBe(expected)
  })

  it('[CONST-10] is held against the age that the rules ask for', () => {
    expect(isOldEnough('2006-11-21', 21, noon('2026-11-21'))).toBe(false)
    expect(isOldEnough('2005-11-21', 21, noon('2026-11-21'))).toBe(true)
  })
})
