import { defineRecords } from '../../../kit/records/definition.ts'
import { RewardsPicture } from '../../../ui/pictures/RewardsPicture.tsx'
import { RebateLinesCell } from './RebateLinesCell.tsx'

/** The rebates that were claimed (MEM-18). */
export const rebateRecords = defineRecords({
  id: 'rebates',
  path: '/wps/rebates/history',
  rowKey: 'rebateId',
  empty: 'records.empty.rebates',
  emptyPicture: RewardsPicture,
  filters: [],
  columns: [
    { field: 'claimedAt', as: 'moment', title: 'records.columns.claimedAt' },
    { field: 'levelName', as: 'text', title: 'records.columns.level' },
    {
      as: 'own',
      id: 'calculation',
      title: 'records.columns.calculation',
      Cell: RebateLinesCell,
    },
    { field: 'amount', as: 'money', title: 'records.columns.amount' },
  ],
})
