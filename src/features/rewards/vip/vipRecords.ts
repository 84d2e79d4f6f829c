import { defineRecords } from '../../../kit/records/definition.ts'
import { vipBonusColumns } from '../../../lib/records/rewards.ts'
import { RewardsPicture } from '../../../ui/pictures/RewardsPicture.tsx'

/** Claimed VIP bonuses (MEM-02). */
export const vipRecords = defineRecords({
  id: 'vip',
  path: '/wps/vip/history',
  rowKey: 'bonusId',
  empty: 'records.empty.vip',
  emptyPicture: RewardsPicture,
  filters: [],
  columns: vipBonusColumns,
})
