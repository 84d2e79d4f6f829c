import { defineRecords } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { earningLabels, settlementColumns } from '../../lib/records/settlements.ts'
import { FiguredTrendSkeleton } from '../../money/trend/DayTrendSkeleton.tsx'
import { CalculationCell } from './CalculationCell.tsx'
import { IncomeSummary } from './IncomeSummary.tsx'
import { PayerCell } from './PayerCell.tsx'

/** Records of all income that an agent earns with the team (AGENT-11). */
export const incomeRecords = defineRecords({
  id: 'income',
  path: '/wps/agent/income',
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  filters: [
    { kind: 'period', days: 30 },
    { kind: 'choice', parameter: 'kind', title: 'records.columns.kind', labels: earningLabels },
  ],
  columns: pageColumns(settlementColumns, 'incomePage', {
    payer: PayerCell,
    calculation: CalculationCell,
  }),
  Summary: IncomeSummary,
  SummarySkeleton: FiguredTrendSkeleton,
  csv: '/wps/agent/csv/income',
  marksNew: true,
})
