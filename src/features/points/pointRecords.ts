import { defineRecords } from '../../kit/records/definition.ts'
import { sourceLabels } from './pointSources.ts'

/** Every change of the member's points, and what there was then (PTS-03, PTS-04). */
export const pointRecords = defineRecords({
  id: 'points',
  path: '/wps/relay/ODSFE2_MemTransDet',
  // An account's changes have one order: no two at one moment.
  rowKey: 'at',
  empty: 'records.empty.points',
  filters: [
    { kind: 'period', days: 30 },
    { kind: 'choice', parameter: 'type', title: 'points.columns.type', labels: sourceLabels },
  ],
  columns: [
    { field: 'at', as: 'moment', title: 'records.columns.at' },
    { field: 'type', as: 'label', title: 'points.columns.type', labels: sourceLabels },
    { field: 'reference', as: 'reference', title: 'records.columns.reference' },
    { field: 'changedPoints', as: 'change', title: 'points.columns.changed' },
    { field: 'balance', as: 'count', title: 'records.columns.balanceAfter' },
  ],
})
