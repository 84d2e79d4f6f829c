import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { Period } from './figures.ts'

/** Figures and moments in the operator's language. */
export function useFigureTexts() {
  const intl = useIntl()
  const language = useLanguage()
  return {
    count: (value: number) => formatNumber(value, language),
    share: (value: number | undefined) =>
      value === undefined
        ? intl.formatMessage({ id: 'operator.statistics.noShare' })
        : formatNumber(value, language, { style: 'percent', maximumFractionDigits: 0 }),
    /** A count's beginning: an hour of the reader's day; a day, which is one of UTC. */
    formatStart: (instant: string, period: Period) =>
      period === 'hours'
        ? formatInstant(instant, 'time', language)
        : formatInstant(instant, 'date', language, 'UTC'),
    /** All counts, as a reader hears a chart. */
    list: (counts: readonly number[]) =>
      intl.formatList(counts.map((value) => formatNumber(value, language))),
  }
}
