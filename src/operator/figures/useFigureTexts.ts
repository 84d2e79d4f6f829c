import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { Period } from './figures.ts'

/** Formats figures and times in the operator's language. */
export function useFigureTexts() {
  const intl = useIntl()
  const language = useLanguage()
  return {
    count: (value: number) => formatNumber(value, language),
    share: (value: number | undefined) =>
      value === undefined
        ? intl.formatMessage({ id: 'operator.statistics.noShare' })
        : formatNumber(value, language, { style: 'percent', maximumFractionDigits: 0 }),
    /** Start of a count: an hour in the operator's time zone, or a UTC day. */
    formatStart: (instant: string, period: Period) =>
      period === 'hours'
        ? formatInstant(instant, 'time', language)
        : formatInstant(instant, 'date', language, 'UTC'),
    /** Text that lists all counts, for screen readers. */
    list: (counts: readonly number[]) =>
      intl.formatList(counts.map((value) => formatNumber(value, language))),
  }
}
