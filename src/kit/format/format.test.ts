import { describe, expect, it } from 'vitest'
import { allLanguages, type Language } from '../i18n/allLanguages.ts'
import { formatCountdown, formatInstant, formatStamp } from './dates.ts'
import { moneyParts, moneyText } from './money.ts'
import { formatNumber } from './numbers.ts'

function language(code: string): Language {
  const found = allLanguages.find((candidate) => candidate.code === code)
  if (found === undefined) throw new Error(`no language ${code}`)
  return found
}

// Replaces the no-break spaces of `Intl` with plain spaces.
const normalizeSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('money', () => {
  it("moneyText has two decimals and the symbol in the language's position", () => {
    expect(normalizeSpaces(moneyText('1234.5', 'R$', language('pt')))).toBe('R$ 1.234,50')
    expect(normalizeSpaces(moneyText('1234.5', 'R$', language('en')))).toBe('R$ 1,234.50')
    expect(normalizeSpaces(moneyText('1234.5', 'R$', language('fr')))).toBe('1 234,50 R$')
  })

  it('moneyText keeps all digits of an amount that a float could not represent', () => {
    expect(normalizeSpaces(moneyText('90071992547409931.07', 'R$', language('en')))).toBe(
      'R$ 90,071,992,547,409,931.07',
    )
  })

  it('moneyText truncates an amount and never rounds it up', () => {
    expect(normalizeSpaces(moneyText('0.999', 'R$', language('en')))).toBe('R$ 0.99')
    expect(normalizeSpaces(moneyText('-0.999', 'R$', language('en')))).toBe('-R$ 0.99')
  })

  it('moneyParts returns the symbol as a separate part', () => {
    expect(moneyParts('7', '₺', language('ar')).filter((part) => part.kind === 'symbol')).toEqual([
      { kind: 'symbol', text: '₺' },
    ])
  })

  it('[LANG-03] money is written from left to right in every right-to-left language, with the symbol first', () => {
    for (const code of ['ar', 'fa', 'ur']) {
      const parts = moneyParts('-1234.5', 'R$', language(code))
      expect(normalizeSpaces(parts.map(({ text }) => text).join(''))).toBe('-R$ 1,234.50')
      const text = normalizeSpaces(moneyText('1234.5', 'R$', language(code)))
      expect(text).toBe('\u2066R$ 1,234.50\u2069')
    }
  })

  it('moneyText returns a dash for an invalid amount', () => {
    for (const amount of ['', 'NaN', '1,5', '1e3', ' 1', '--1']) {
      expect(moneyText(amount, 'R$', language('en'))).toBe('–')
    }
  })
})

describe('numbers and dates', () => {
  it('numbers, dates and money have Latin digits and the Gregorian year in every language', () => {
    for (const each of allLanguages) {
      expect(formatNumber(2026, each, { useGrouping: false })).toBe('2026')
      expect(formatInstant('2026-11-21T10:00:00Z', 'date', each)).toMatch(/2026/)
      expect(moneyText('12.30', 'R$', each)).toMatch(/12[.,]30/)
    }
  })

  it('formatInstant uses the given time zone', () => {
    const moment = '2026-11-21T01:30:00Z'
    expect(formatInstant(moment, 'date', language('pt'), 'America/Sao_Paulo')).toContain('20')
    expect(formatInstant(moment, 'date', language('pt'), 'UTC')).toContain('21')
  })

  it('formatInstant returns a dash for an invalid instant', () => {
    expect(formatInstant('yesterday', 'dateTime', language('en'))).toBe('–')
  })

  it('formatCountdown shows minutes and seconds and rounds up to whole seconds', () => {
    expect(formatCountdown(65)).toBe('1:05')
    expect(formatCountdown(0.2)).toBe('0:01')
    expect(formatCountdown(-3)).toBe('0:00')
  })
})

describe('timestamp', () => {
  it("[ANN-05] formatStamp formats an instant as yyyy-MM-dd hh:mm:ss in the visitor's time zone", () => {
    // The tests run in the time zone of São Paulo.
    expect(formatStamp('2026-11-21T03:04:05Z')).toBe('2026-11-21 00:04:05')
    expect(formatStamp('2027-01-01T02:59:09Z')).toBe('2026-12-31 23:59:09')
    expect(formatStamp('0987-06-05T12:00:00Z')).toMatch(/^0987-06-05 /)
    expect(formatStamp('soon')).toBe('–')
  })
})
