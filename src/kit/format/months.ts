import type { Language } from '../i18n/allLanguages.ts'
import { dateFormatter } from './formatters.ts'

/** Formats a month such as `2026-11` for a language, for example 'Nov 2026'. */
export const formatMonth = (month: string, language: Language): string =>
  dateFormatter(language, {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
