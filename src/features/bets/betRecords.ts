import { defineRecords } from '../../kit/records/definition.ts'
import { betColumns, betFilters, betTotals, placedAt } from './betParts.ts'

/** The member's bets (MEM-10, REC-01). */
export const betRecords = defineRecords({
  id: 'bettingRecord',
  path: '/wps/records/bets',
  rowKey: 'betId',
  empty: 'records.empty.bets',
  filters: betFilters,
  columns: [placedAt, ...betColumns],
  totals: betTotals,
})
