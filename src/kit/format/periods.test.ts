import { expect, it } from 'vitest'
import { allLanguages, type Language } from '../i18n/allLanguages.ts'
import { formatPeriod } from './periods.ts'

function language(code: string): Language {
  const found = allLanguages.find((candidate) => candidate.code === code)
  if (found === undefined) throw new Error(`no language ${code}`)
  return found
}

// Formats a period in English, with ordinary spaces for the no-break and thin spaces of `Intl`.
const inEnglish = (start: string, end: string) =>
  formatPeriod(start, end, language('en'), 'America/Sao_Paulo').replace(/\s/g, ' ')

it('formatPeriod shows the first and the last day of a period of days', () => {
  expect(inEnglish('2026-11-09T03:00:00Z', '2026-11-16T03:00:00Z')).toBe('Nov 9 – 15, 2026')
  expect(inEnglish('2026-11-09T03:00:00Z', '2026-11-10T03:00:00Z')).toBe('Nov 9, 2026')
})

it('formatPeriod shows the day once and both times for a period of hours', () => {
  const hour = inEnglish('2026-11-09T20:00:00Z', '2026-11-09T21:00:00Z')
  expect(hour).toContain('Nov 9, 2026')
  expect(hour.match(/2026/g)).toHaveLength(1)
  expect(hour).toMatch(/5:00.*6:00/)
})

it('formatPeriod returns a dash for an invalid period', () => {
  expect(inEnglish('', '2026-11-10T03:00:00Z')).toBe('–')
  expect(inEnglish('2026-11-10T03:00:00Z', '2026-11-09T03:00:00Z')).toBe('–')
})
