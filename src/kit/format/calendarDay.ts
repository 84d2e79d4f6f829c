import type { CalendarDate } from '../../lib/date.ts'
import type { Language } from '../i18n/allLanguages.ts'
import { dateFormatter } from './formatters.ts'

/** A day of the calendar in a language's manner, such as a birthday: the same in every zone. */
export const formatDay = ({ year, month, day }: CalendarDate, language: Language): string =>
  dateFormatter(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  )
