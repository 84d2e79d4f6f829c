import { defineRecords } from '../../../kit/records/definition.ts'
import { RewardsPicture } from '../../../ui/pictures/RewardsPicture.tsx'

/** The VIP bonuses that were claimed (MEM-02). */
export const vipRecords = defineRecords({
  id: 'vip',
  path: '/wps/vip/history',
  rowKey: 'bonusId',
  empty: 'records.empty.vip',
  emptyPicture: RewardsPicture,
  filters: [],
  columns: [
    { field: 'claimedAt', as: 'moment', title: 'records.columns.claimedAt' },
    {
      field: 'kind',
      as: 'label',
      title: 'records.columns.kind',
      labels: {
        LEVEL_UP: 'rewards.vip.levelUp',
        WEEKLY: 'rewards.vip.weekly',
        BIRTHDAY: 'rewards.vip.birthday',
      },
    },
    { field: 'level', as: 'text', title: 'records.columns.level' },
    { field: 'amount', as: 'gain', title: 'records.columns.amount' },
  ],
})
