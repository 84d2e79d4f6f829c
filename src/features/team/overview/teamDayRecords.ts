import { defineRecords } from '../../../kit/records/definition.ts'
import { teamDayColumns } from '../../../lib/records/team.ts'

/** The team's figures by day (AGENT-06). */
export const teamDayRecords = defineRecords({
  id: 'teamOverview',
  path: '/wps/agent/overview',
  part: 'days',
  rowKey: 'day',
  empty: 'records.empty.profit',
  filters: [],
  columns: teamDayColumns,
  totals: [],
})
