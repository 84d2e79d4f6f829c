import { defineRecords } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { summedColumns } from '../../lib/records/columns.ts'
import { lossColumns } from '../../lib/records/team.ts'
import { PairedTrendSkeleton } from '../../session/trend/DayTrendSkeleton.tsx'
import { BranchCell } from './BranchCell.tsx'
import { LossSummary } from './LossSummary.tsx'

/** Profit and loss of each direct downline's branch (AGENT-10). */
export const lossRecords = defineRecords({
  id: 'userLoss',
  path: '/wps/agent/losses',
  rowKey: 'memberId',
  empty: 'records.empty.team',
  csv: '/wps/agent/csv/losses',
  filters: [
    { kind: 'scope', parameter: 'memberId' },
    { kind: 'period', days: 30 },
  ],
  Summary: LossSummary,
  SummarySkeleton: PairedTrendSkeleton,
  columns: pageColumns(lossColumns, 'teamPage', { account: BranchCell }),
  totals: summedColumns(lossColumns),
})
