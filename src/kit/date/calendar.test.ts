import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/zonedDay.ts'
import { allLanguages, type Language } from '../i18n/allLanguages.ts'
import { addMonths, clampDay, dayAfterKey, firstWeekday, weeksOf } from './calendar.ts'
import { dayText, readDay } from './dayText.ts'

function languageNamed(code: string): Language {
  const found = allLanguages.find((each) => each.code === code)
  if (found === undefined) throw new Error(`no language ${code}`)
  return found
}

const days = fc.integer({ min: 0, max: 40_000 }).map((number) => addDays('1980-01-01', number))

it.each(allLanguages)('a day shown in $name is read back as itself', (language) => {
  fc.assert(
    fc.property(days, (day) => {
      expect(readDay(dayText(day, language), language)).toBe(day)
      expect(readDay(day, language)).toBe(day)
    }),
  )
})

it.each([
  ['pt', '3/4/2026', '2026-04-03'],
  ['en', '4/3/2026', '2026-04-03'],
  ['ja', '2026/4/3', '2026-04-03'],
  ['ar', '٠٣/٠٤/٢٠٢٦', '2026-04-03'],
  ['th', '๓/๔/๒๐๒๖', '2026-04-03'],
  ['pt', '03042026', '2026-04-03'],
  ['pt', ' ', ''],
  ['pt', '31/2/2026', undefined],
  ['pt', 'amanhã', undefined],
])('readDay in %s reads the typed day %j as %s', (code, text, day) => {
  expect(readDay(text, languageNamed(code))).toBe(day)
})

it('dayText shows the Gregorian year in Latin digits in every language', () => {
  for (const language of allLanguages) expect(dayText('2026-11-21', language)).toMatch(/2026/)
})

describe('calendar', () => {
  it.each([
    ['pt-BR', 7],
    ['fr', 1],
    ['ar', 6],
    ['fa', 6],
    ['en', 7],
  ])('firstWeekday for the locale %s is %i', (locale, weekday) => {
    expect(firstWeekday(locale)).toBe(weekday)
  })

  it('weeksOf returns whole weeks, including days of adjacent months', () => {
    const weeks = weeksOf('2026-11-21', 7)
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2026-11-01')
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05')
    expect(weeksOf('2026-11-21', 1)[0]?.[0]).toBe('2026-10-26')
  })

  it('addMonths returns the last day of the month if the month is shorter', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  })

  it.each([
    ['ArrowRight', '2026-11-22', '2026-11-20'],
    ['ArrowLeft', '2026-11-20', '2026-11-22'],
    ['ArrowDown', '2026-11-28', '2026-11-28'],
    ['Home', '2026-11-15', '2026-11-15'],
    ['End', '2026-11-21', '2026-11-21'],
    ['PageUp', '2026-10-21', '2026-10-21'],
    ['a', undefined, undefined],
  ])('dayAfterKey follows the reading direction for the key %s', (key, day, mirroredDay) => {
    const moveFrom = (isRightToLeft: boolean) =>
      dayAfterKey(key, '2026-11-21', { firstDay: 7, isRightToLeft })
    expect(moveFrom(false)).toBe(day)
    expect(moveFrom(true)).toBe(mirroredDay)
  })

  it('clampDay returns the nearest limit for a day outside the limits', () => {
    expect(clampDay('2026-11-01', '2026-11-05', undefined)).toBe('2026-11-05')
    expect(clampDay('2026-11-09', undefined, '2026-11-05')).toBe('2026-11-05')
    expect(clampDay('2026-11-09', undefined, undefined)).toBe('2026-11-09')
  })
})
