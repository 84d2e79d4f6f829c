import { defineRecords } from '../../../kit/records/definition.ts'

/** How the team did, day by day (AGENT-06). */
export const teamDayRecords = defineRecords({
  id: 'teamOverview',
  path: '/wps/agent/overview',
  part: 'days',
  rowKey: 'day',
  empty: 'records.empty.profit',
  filters: [],
  columns: [
    { field: 'day', as: 'day', title: 'records.columns.day' },
    { field: 'activeMembers', as: 'count', title: 'records.columns.activeMembers' },
    { field: 'newMembers', as: 'count', title: 'records.columns.newMembers' },
    { field: 'deposits', as: 'money', title: 'records.columns.deposits' },
    { field: 'withdrawals', as: 'money', title: 'records.columns.withdrawals' },
    { field: 'validBet', as: 'money', title: 'records.columns.validBet' },
    { field: 'profit', as: 'gain', title: 'records.columns.profit' },
    { field: 'income', as: 'money', title: 'team.overview.income' },
  ],
  totals: [],
})
