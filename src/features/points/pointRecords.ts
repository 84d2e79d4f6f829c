import { defineRecords } from '../../kit/records/definition.ts'
import { pointColumns, pointSourceLabels } from '../../lib/records/points.ts'

/** Every change of the member's points, and what there was then (PTS-03, PTS-04). */
export const pointRecords = defineRecords({
  id: 'points',
  path: '/wps/relay/ODSFE2_MemTransDet',
  // An account's changes have one order: no two at one moment.
  rowKey: 'at',
  empty: 'records.empty.points',
  filters: [
    { kind: 'period', days: 30 },
    { kind: 'choice', parameter: 'type', title: 'points.columns.type', labels: pointSourceLabels },
  ],
  columns: pointColumns,
})
