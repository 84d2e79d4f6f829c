import { defineRecords } from '../../../kit/records/definition.ts'
import { teamDayColumns } from '../../../lib/records/team.ts'

/** How the team did, day by day (AGENT-06). */
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
