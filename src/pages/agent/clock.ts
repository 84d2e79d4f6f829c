import { dateFormatter } from '../../kit/format/formatters.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'

/** Hours, minutes and seconds on a zone's clocks. */
export const clockText = (timeZone: string, at: number, language: Language): string =>
  dateFormatter(language, {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at)
