import { defineRecords } from '../../kit/records/definition.ts'
import { settlementColumns, settlementTotals, sideFilter } from './settlementPage.tsx'

/** Records of shares of the team's losses (AGENT-13). */
export const dividendRecords = defineRecords({
  id: 'dividend',
  path: '/wps/agent/dividends',
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  filters: [{ kind: 'period', days: 90 }, sideFilter],
  columns: settlementColumns,
  totals: settlementTotals,
  csv: '/wps/agent/csv/dividends',
  marksNew: true,
})
