import { defineRecords } from '../../kit/records/definition.ts'
import { levelFilter } from '../../kit/records/levelFilter.ts'
import { MemberCell } from '../../kit/records/MemberCell.tsx'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { betColumns } from '../../lib/records/bets.ts'
import { summedColumns } from '../../lib/records/columns.ts'
import { PairedTrendSkeleton } from '../../session/trend/DayTrendSkeleton.tsx'
import { betChoices } from './betChoices.ts'
import { TeamBetSummary } from './TeamBetSummary.tsx'

/** The bets of an agent's team (AGENT-09, AGENT-01). */
export const teamBetRecords = defineRecords({
  id: 'teamBetting',
  path: '/wps/agent/bets',
  rowKey: 'betId',
  empty: 'records.empty.bets',
  filters: [
    { kind: 'scope', parameter: 'memberId' },
    { kind: 'period', days: 7 },
    levelFilter,
    ...betChoices,
  ],
  Summary: TeamBetSummary,
  SummarySkeleton: PairedTrendSkeleton,
  columns: pageColumns(betColumns, 'teamPage', { account: MemberCell }),
  totals: summedColumns(betColumns),
  csv: '/wps/agent/csv/bets',
})
