import { formatPeriod } from '../../kit/format/periods.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { RecordRow } from '../../kit/records/definition.ts'
import { useMarket } from '../../session/market.ts'

type Settlement = RecordRow<'/wps/agent/dividends'>

/** Days of a settled period, or the hours within one day. */
export function PeriodCell({ row: { periodStart, periodEnd } }: { row: Settlement }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return formatPeriod(periodStart, periodEnd, language, timeZone)
}
