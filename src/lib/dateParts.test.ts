import { describe, expect, it } from 'vitest'
import { type DatePart, dateOrder, joinDate, readDate, splitDate } from './dateParts.ts'

const dayFirst: readonly DatePart[] = ['day', 'month', 'year']
const monthFirst: readonly DatePart[] = ['month', 'day', 'year']
const leapDay = { day: '29', month: '02', year: '1992' }

describe('date in three parts', () => {
  it.each([
    ['pt-BR', dayFirst],
    ['en', monthFirst],
    ['en-GB', dayFirst],
    ['ja', ['year', 'month', 'day']],
    ['pt-BR-u-ca-gregory-nu-latn', dayFirst],
  ])('dateOrder returns the order in which %s writes a date', (locale, order) => {
    expect(dateOrder(locale)).toEqual(order)
  })

  it('joinDate and splitDate convert complete parts, with two digits for day and month', () => {
    expect(joinDate({ day: '9', month: '2', year: '1992' })).toBe('1992-02-09')
    expect(splitDate('1992-02-09')).toEqual({ day: '09', month: '02', year: '1992' })
  })

  it.each([
    [{ day: '9', month: '', year: '' }, '//9'],
    [{ day: '9', month: '2', year: '92' }, '92/2/9'],
    [{ day: '', month: '', year: '' }, ''],
  ])('joinDate and splitDate preserve the incomplete date %j', (parts, value) => {
    expect(joinDate(parts)).toBe(value)
    expect(splitDate(value)).toEqual(parts)
  })

  it('splitDate returns empty parts for a text that is no date', () => {
    expect(splitDate('tomorrow')).toEqual({ day: '', month: '', year: '' })
  })
})

describe('whole date that is pasted into one field', () => {
  it.each(['1992-02-29', '29/02/1992', '29.02.1992', ' 29 02 1992 ', '29021992', '19920229'])(
    'the pasted date %j fills all parts',
    (text) => {
      expect(readDate(text, dayFirst)).toEqual(leapDay)
    },
  )

  it('readDate prefers the order of the language, and uses another order only if the preferred one gives no date', () => {
    expect(readDate('03/02/1992', dayFirst)).toEqual({ day: '03', month: '02', year: '1992' })
    expect(readDate('03/02/1992', monthFirst)).toEqual({ day: '02', month: '03', year: '1992' })
    expect(readDate('1992/2/29', monthFirst)).toMatchObject({ day: '29', month: '2' })
  })

  it.each(['29', '1992', '31/02/1992', '29/02', '2902199', 'x29/02/1992'])(
    'the text %j is no whole date',
    (text) => {
      expect(readDate(text, dayFirst)).toBeUndefined()
    },
  )
})
