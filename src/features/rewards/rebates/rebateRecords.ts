import { defineRecords } from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { rebateColumns } from '../../../lib/records/rewards.ts'
import { RewardsPicture } from '../../../ui/pictures/RewardsPicture.tsx'
import { RebateLinesCell } from './RebateLinesCell.tsx'

/** Claimed rebates (MEM-18). */
export const rebateRecords = defineRecords({
  id: 'rebates',
  path: '/wps/rebates/history',
  rowKey: 'rebateId',
  empty: 'records.empty.rebates',
  emptyPicture: RewardsPicture,
  filters: [],
  columns: pageColumns(rebateColumns, 'page', { calculation: RebateLinesCell }),
})
