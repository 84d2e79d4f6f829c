import { defineRecords } from '../../kit/records/definition.ts'
import { levelFilter } from '../../kit/records/levelFilter.ts'
import { MemberCell } from '../../kit/records/MemberCell.tsx'
import { PairedTrendBones } from '../../session/trend/DayTrendBones.tsx'
import { betChoices, betColumns, betTotals, placedAt } from './betParts.ts'
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
  SummaryBones: PairedTrendBones,
  columns: [
    placedAt,
    { as: 'own', id: 'account', title: 'records.columns.account', Cell: MemberCell },
    ...betColumns,
  ],
  totals: betTotals,
  csv: '/wps/agent/csv/bets',
})
