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

// Intl separates with spaces that do not break.
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('money', () => {
  it('shows two decimals and the symbol where the language puts it', () => {
    expect(plain(moneyText('1234.5', 'R$', language('pt')))).toBe('R$ 1.234,50')
    expect(plain(moneyText('1234.5', 'R$', language('en')))).toBe('R$ 1,234.50')
    expect(plain(moneyText('1234.5', 'R$', language('fr')))).toBe('1 234,50 R$')
  })

  it('keeps every digit of an amount that no float can hold', () => {
    expect(plain(moneyText('90071992547409931.07', 'R$', language('en')))).toBe(
      'R$ 90,071,992,547,409,931.07',
    )
  })

  it('never shows more than there is', () => {
    expect(plain(moneyText('0.999', 'R$', language('en')))).toBe('R$ 0.99')
    expect(plain(moneyText('-0.999', 'R$', language('en')))).toBe('-R$ 0.99')
  })

  it('keeps the symbol apart from the digits', () => {
    expect(moneyParts('7', '₺', language('ar')).filter((part) => part.kind === 'symbol')).toEqual([
      { kind: 'symbol', text: '₺' },
    ])
  })

  it('shows a dash for what is no amount', () => {
    for (const amount of ['', 'NaN', '1,5', '1e3', ' 1', '--1']) {
      expect(moneyText(amount, 'R$', language('en'))).toBe('–')
    }
  })
})

describe('numbers and dates', () => {
  it('have Latin digits and the Gregorian year in every language', () => {
    for (const each of allLanguages) {
      expect(formatNumber(2026, each, { useGrouping: false })).toBe('2026')
      expect(formatInstant('2026-11-21T10:00:00Z', 'date', each)).toMatch(/2026/)
      expect(moneyText('12.30', 'R$', each)).toMatch(/12[.,]30/)
    }
  })

  it('are shown in the zone that is asked for', () => {
    const moment = '2026-11-21T01:30:00Z'
    expect(formatInstant(moment, 'date', language('pt'), 'America/Sao_Paulo')).toContain('20')
    expect(formatInstant(moment, 'date', language('pt'), 'UTC')).toContain('21')
  })

  it('show a dash for what is no moment', () => {
    expect(formatInstant('yesterday', 'dateTime', language('en'))).toBe('–')
  })

  it('count down in minutes and seconds, a started second in full', () => {
    expect(formatCountdown(65)).toBe('1:05')
    expect(formatCountdown(0.2)).toBe('0:01')
    expect(formatCountdown(-3)).toBe('0:00')
  })
})

describe('a stamp', () => {
  it('[ANN-05] is yyyy-MM-dd hh:mm:ss, by the visitor’s own clock of 24 hours', () => {
    // The tests' clock is São Paulo's.
    expect(formatStamp('2026-11-21T03:04:05Z')).toBe('2026-11-21 00:04:05')
    expect(formatStamp('2027-01-01T02:59:09Z')).toBe('2026-12-31 23:59:09')
    expect(formatStamp('0987-06-05T12:00:00Z')).toMatch(/^0987-06-05 /)
    expect(formatStamp('soon')).toBe('–')
  })
})
