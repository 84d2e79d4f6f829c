import { formatPeriod } from '../../kit/format/periods.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { defineRecords, type RecordRow } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { settlementColumns as columns } from '../../lib/records/settlements.ts'
import { useMarket } from '../../session/market.ts'
import { CalculationCell } from './CalculationCell.tsx'
import { PayeeCell, PayerCell } from './PayerCell.tsx'

type Settlement = RecordRow<'/wps/agent/dividends'>

/** Days of a settled period, or the hours within one day. */
function PeriodCell({ row: { periodStart, periodEnd } }: { row: Settlement }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return formatPeriod(periodStart, periodEnd, language, timeZone)
}

const sideFilter = {
  kind: 'choice',
  parameter: 'side',
  title: 'records.filters.side',
  initial: 'RECEIVED',
  labels: { RECEIVED: 'records.sides.RECEIVED', PAID: 'records.sides.PAID' },
} as const

/** Definition shared by the record pages of all kinds of contract. */
const anyKind = {
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  columns: pageColumns(columns, 'teamPage', {
    period: PeriodCell,
    payer: PayerCell,
    payee: PayeeCell,
    calculation: CalculationCell,
  }),
  totals: [
    { field: 'paid', as: 'money', title: 'records.settlementStatus.PAID' },
    { field: 'owed', as: 'money', title: 'records.columns.open' },
  ],
  marksNew: true,
} as const

/** Records page of dividends: shares of the team's losses (AGENT-13). */
export const dividendRecords = defineRecords({
  ...anyKind,
  id: 'dividend',
  path: '/wps/agent/dividends',
  filters: [{ kind: 'period', days: 90 }, sideFilter],
  csv: '/wps/agent/csv/dividends',
})

/** Records page of daily salaries: shares of the team's daily bets (AGENT-14). */
export const dailySalaryRecords = defineRecords({
  ...anyKind,
  id: 'dailySalary',
  path: '/wps/agent/dailySalaries',
  filters: [{ kind: 'period', days: 30 }, sideFilter],
  csv: '/wps/agent/csv/dailySalaries',
})

/** Records page of hourly salaries: shares of the team's hourly bets (AGENT-15). */
export const hourlySalaryRecords = defineRecords({
  ...anyKind,
  id: 'hourlySalary',
  path: '/wps/agent/hourlySalaries',
  filters: [{ kind: 'period', days: 7 }, sideFilter],
  csv: '/wps/agent/csv/hourlySalaries',
})

/**
 * Records page of real-time salaries: shares of large bets, settled every five minutes (AGENT-16).
 */
export const realTimeSalaryRecords = defineRecords({
  ...anyKind,
  id: 'realTimeSalary',
  path: '/wps/agent/realtimeSalaries',
  filters: [{ kind: 'period', days: 7 }, sideFilter],
  csv: '/wps/agent/csv/realtimeSalaries',
})
