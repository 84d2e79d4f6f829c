import { defineRecords } from '../../kit/records/definition.ts'
import { FiguredTrendBones } from '../../session/trend/DayTrendBones.tsx'
import { earningLabels } from './earningLabels.ts'
import { IncomeSummary } from './IncomeSummary.tsx'
import { PayerCell } from './PayerCell.tsx'
import { paidColumns, settlementStatus } from './settlementColumns.ts'

/** Everything that the agent earns with their team (AGENT-11). */
export const incomeRecords = defineRecords({
  id: 'income',
  path: '/wps/agent/income',
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  filters: [
    { kind: 'period', days: 30 },
    { kind: 'choice', parameter: 'kind', title: 'records.columns.kind', labels: earningLabels },
  ],
  columns: [
    { field: 'settledAt', as: 'moment', title: 'records.columns.settledAt' },
    { field: 'kind', as: 'label', title: 'records.columns.kind', labels: earningLabels },
    { as: 'own', id: 'payer', title: 'records.columns.payer', Cell: PayerCell },
    { field: 'validBet', as: 'money', title: 'records.columns.validBet' },
    { field: 'rate', as: 'percent', title: 'records.columns.rate' },
    { field: 'amount', as: 'money', title: 'records.columns.amount' },
    ...paidColumns,
    settlementStatus,
  ],
  Summary: IncomeSummary,
  SummaryBones: FiguredTrendBones,
  csv: '/wps/agent/csv/income',
  marksNew: true,
})
