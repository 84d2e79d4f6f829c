import { defineRecords } from '../../kit/records/definition.ts'
import { betChoices, betColumns, betTotals, placedAt } from './betParts.ts'

/** The bets of an agent's team (AGENT-09, AGENT-01). */
export const teamBetRecords = defineRecords({
  id: 'teamBetting',
  path: '/wps/agent/bets',
  rowKey: 'betId',
  empty: 'records.empty.bets',
  filters: [{ kind: 'period', days: 7 }, ...betChoices],
  columns: [
    placedAt,
    { field: 'account', as: 'name', title: 'records.columns.account' },
    ...betColumns,
  ],
  totals: betTotals,
  csv: '/wps/agent/csv/bets',
})
