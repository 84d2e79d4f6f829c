import { defineRecords } from '../../kit/records/definition.ts'
import { redemptionColumns, redemptionLabels } from '../../lib/records/points.ts'

/** Records of redemptions with their status (PTS-03, PTS-05, PTS-06). */
export const redeemRecords = defineRecords({
  id: 'redemptions',
  path: '/wps/relay/MCS2_getRedeemPointList',
  rowKey: 'referenceNo',
  empty: 'records.empty.redemptions',
  filters: [
    {
      kind: 'choice',
      parameter: 'status',
      title: 'records.columns.status',
      labels: redemptionLabels,
    },
  ],
  columns: redemptionColumns,
})
