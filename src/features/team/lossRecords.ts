import { defineRecords } from '../../kit/records/definition.ts'
import { PairedTrendBones } from '../../session/trend/DayTrendBones.tsx'
import { BranchCell } from './BranchCell.tsx'
import { LossSummary } from './LossSummary.tsx'

/** What each direct downline's people won and lost (AGENT-10). */
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
  SummaryBones: PairedTrendBones,
  columns: [
    { as: 'own', id: 'account', title: 'records.columns.account', Cell: BranchCell },
    { field: 'teamSize', as: 'count', title: 'records.columns.teamSize' },
    { field: 'deposits', as: 'money', title: 'records.columns.deposits' },
    { field: 'withdrawals', as: 'money', title: 'records.columns.withdrawals' },
    { field: 'stake', as: 'money', title: 'records.columns.stake' },
    { field: 'win', as: 'money', title: 'records.columns.win' },
    { field: 'bonuses', as: 'money', title: 'records.columns.bonuses' },
    { field: 'profit', as: 'gain', title: 'records.columns.profit' },
  ],
  totals: [
    { field: 'deposits', as: 'money', title: 'records.columns.deposits' },
    { field: 'withdrawals', as: 'money', title: 'records.columns.withdrawals' },
    { field: 'validBet', as: 'money', title: 'records.columns.validBet' },
    { field: 'profit', as: 'gain', title: 'records.columns.profit' },
  ],
})
