import { formatPeriod } from '../../kit/format/periods.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { RecordRow } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { settlementColumns as columns } from '../../lib/records/settlements.ts'
import { useMarket } from '../../session/market.ts'
import { PayeeCell, PayerCell } from './PayerCell.tsx'

type Settlement = RecordRow<'/wps/agent/dividends'>

/** Days of a settled period, or the hours within one day. */
function PeriodCell({ row: { periodStart, periodEnd } }: { row: Settlement }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return formatPeriod(periodStart, periodEnd, language, timeZone)
}

/** Columns, filter and totals shared by the settlement pages of all kinds of contract. */
export const settlementColumns = pageColumns(columns, 'teamPage', {
  period: PeriodCell,
  payer: PayerCell,
  payee: PayeeCell,
})

export const sideFilter = {
  kind: 'choice',
  parameter: 'side',
  title: 'records.filters.side',
  initial: 'RECEIVED',
  labels: { RECEIVED: 'records.sides.RECEIVED', PAID: 'records.sides.PAID' },
} as const

export const settlementTotals = [
  { field: 'paid', as: 'money', title: 'records.settlementStatus.PAID' },
  { field: 'owed', as: 'money', title: 'records.settlementStatus.OWED' },
] as const
