import { defineRecords } from '../../kit/records/definition.ts'
import { columnsIn } from '../../lib/records/columns.ts'
import { pointColumns, pointSourceLabels } from '../../lib/records/points.ts'

/** Records of every change of the member's points, with the resulting balance (PTS-03, PTS-04). */
export const pointRecords = defineRecords({
  id: 'points',
  path: '/wps/relay/ODSFE2_MemTransDet',
  // The time identifies a row: the server stores all changes of an account's points at distinct
  // times.
  rowKey: 'at',
  empty: 'records.empty.points',
  filters: [
    { kind: 'period', days: 30 },
    { kind: 'choice', parameter: 'type', title: 'points.columns.type', labels: pointSourceLabels },
  ],
  columns: columnsIn(pointColumns, 'page'),
})
