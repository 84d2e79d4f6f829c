import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledIntl, fillIntl, nameRegions } from '../../src/kit/format/fillIntl.ts'
import { dateOptions, filledLocales, isFilled, localeData, regionNames } from './localeData.ts'

/** Formats made from Node's data. Unlike Chromium, Node supports every language. */
const filledOf = (locale: string) => {
  if (!isFilled(locale)) throw new Error(`no data for ${locale}`)
  return { filled: filledIntl(locale, localeData(locale)), regions: regionNames(locale), locale }
}

const timeZone = 'America/Sao_Paulo'
const moments = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })

describe.each(filledLocales.map(filledOf))('formats of $locale', ({ filled, locale, regions }) => {
  const tag = `${locale}-u-ca-gregory-nu-latn`

  it("dates in the supplied formats equal those of Node's Intl", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...dateOptions), (moment, options) => {
        const own = new filled.DateTimeFormat(tag, { ...options, timeZone })
        const expected = new Intl.DateTimeFormat(tag, { ...options, timeZone })
        expect(own.format(moment)).toBe(expected.format(moment))
        expect(own.formatToParts(moment)).toEqual(expected.formatToParts(moment))
      }),
    )
  })

  it('a range of times within one day shows the date once', () => {
    const format = new filled.DateTimeFormat(tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    })
    const [start, end] = [Date.UTC(2026, 10, 21, 12), Date.UTC(2026, 10, 21, 14)]
    const time = new filled.DateTimeFormat(tag, { timeStyle: 'short', timeZone })
    expect(format.formatRange(start, end)).toBe(`${format.format(start)} – ${time.format(end)}`)
  })

  it("numbers, percentages and plurals in the supplied formats equal those of Node's Intl", () => {
    const value = fc.oneof(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.double({ min: -100_000, max: 100_000, noNaN: true }),
    )
    const options = [{}, { minimumFractionDigits: 2 }, { style: 'percent' as const }]
    fc.assert(
      fc.property(value, fc.constantFrom(...options), (number, each) => {
        const expected = new Intl.NumberFormat(tag, each).format(number)
        expect(new filled.NumberFormat(tag, each).format(number)).toBe(expected)
        expect(new filled.PluralRules(tag).select(number)).toBe(
          new Intl.PluralRules(tag).select(number),
        )
      }),
    )
  })

  it('amounts of money have the currency at the position that CLDR defines', () => {
    const options = { style: 'currency', currency: 'USD', currencyDisplay: 'code' } as const
    for (const amount of [0, 12.5, 1_234.5, 123_456_789.01]) {
      const expected = new Intl.NumberFormat(tag, options).formatToParts(amount)
      expect(new filled.NumberFormat(tag, options).formatToParts(amount)).toEqual(expected)
    }
  })

  it("lists and country names in the supplied formats equal those of Node's Intl", () => {
    nameRegions(locale, regions)
    const items = ['A', 'B', 'C', 'D']
    for (let length = 1; length <= items.length; length++) {
      const expected = new Intl.ListFormat(tag).format(items.slice(0, length))
      expect(new filled.ListFormat(tag).format(items.slice(0, length))).toBe(expected)
    }
    const expected = new Intl.DisplayNames(tag, { type: 'region' })
    const names = new filled.DisplayNames(tag, { type: 'region' })
    for (const code of ['BR', 'KH', 'MM', 'UZ']) expect(names.of(code)).toBe(expected.of(code))
  })

  it('the supplied formats leave other languages unchanged', () => {
    expect(new filled.NumberFormat('pt-BR').format(1_234.5)).toBe('1.234,5')
    expect(new filled.DateTimeFormat('en', { timeZone: 'UTC' }).format(0)).toBe('1/1/1970')
  })
})

it("fillIntl replaces Intl's formats of the given language only", () => {
  const before = Intl.NumberFormat
  fillIntl('km', localeData('km'))
  expect(Intl.NumberFormat).not.toBe(before)
  expect(new Intl.NumberFormat('de').format(1_234.5)).toBe('1.234,5')
  const months = new Intl.DateTimeFormat('km', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  expect(months.format(0)).toMatch(/^មករា/)
})
