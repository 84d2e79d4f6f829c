import { useIntl } from 'react-intl'
import { formatInstant } from '../../../../kit/format/dates.ts'
import { moneyText } from '../../../../kit/format/money.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { toDecimal } from '../../../../lib/money.ts'
import { useMarket } from '../../../../session/market.ts'
import { durationText } from '../duration.ts'
import type { LimitId, LimitKind } from './playerLimit.ts'

/** Formatters for the sizes, times and names of limits. */
export function useLimitWords() {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol, timeZone } = useMarket()
  return {
    /** @param size minor units, or minutes for time. */
    size: (kind: LimitKind, size: number): string =>
      kind === 'TIME'
        ? durationText(intl, size)
        : moneyText(toDecimal(size), currencySymbol, language),
    /**
     * @param instant RFC 3339 text, displayed in the market's time zone, in which limits are
     * counted.
     */
    moment: (instant: string): string => formatInstant(instant, 'minute', language, timeZone),
    /** Name of a limit as used within a sentence. */
    name: (limitId: LimitId): string =>
      intl.formatMessage({ id: `protection.limits.names.${limitId}` }),
  }
}
