import type { CalendarDate } from '../../lib/date.ts'
import type { Language } from '../i18n/allLanguages.ts'
import { numberLocales } from './locales.ts'

/** A day of the calendar in a language's manner, such as a birthday: the same in every zone. */
export const formatDay = ({ year, month, day }: CalendarDate, language: Language): string =>
  new Intl.DateTimeFormat(numberLocales(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  )
