import { defineRecords } from '../../kit/records/definition.ts'
import { statusLabels, statusTones } from './redeemStatus.ts'

/** What was redeemed, and how each stands (PTS-03, PTS-05, PTS-06). */
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
      labels: statusLabels,
    },
  ],
  columns: [
    { field: 'appliedAt', as: 'moment', title: 'points.columns.appliedAt' },
    { field: 'referenceNo', as: 'reference', title: 'points.columns.referenceNo' },
    {
      field: 'type',
      as: 'label',
      title: 'points.columns.type',
      labels: { BONUS: 'points.types.BONUS', PHYSICAL: 'points.types.PHYSICAL' },
    },
    { field: 'name', as: 'text', title: 'points.columns.name' },
    { field: 'quantity', as: 'count', title: 'points.redeem.quantity' },
    { field: 'points', as: 'count', title: 'points.columns.points' },
    { field: 'amount', as: 'money', title: 'records.columns.amount' },
    {
      field: 'status',
      as: 'label',
      title: 'records.columns.status',
      labels: statusLabels,
      tones: statusTones,
    },
  ],
})
