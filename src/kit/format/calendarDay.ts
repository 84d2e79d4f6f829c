import type { CalendarDate } from '../../lib/date.ts'
import type { Language } from '../i18n/allLanguages.ts'
import { dateFormatter } from './formatters.ts'

/** Formats a calendar date such as a birthday, independently of time zones. */
export const formatDay = ({ year, month, day }: CalendarDate, language: Language): string =>
  dateFormatter(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  )
