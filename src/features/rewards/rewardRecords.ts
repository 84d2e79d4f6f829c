import { defineRecords } from '../../kit/records/definition.ts'
import { paths } from '../../paths.ts'
import { RewardsPicture } from '../../ui/pictures/RewardsPicture.tsx'
import { StateCell } from './StateCell.tsx'
import { WageringCell } from './WageringCell.tsx'

const kinds = {
  PROMOTION: 'rewards.kinds.PROMOTION',
  ACTIVITY: 'rewards.kinds.ACTIVITY',
  MISSION: 'rewards.kinds.MISSION',
  VIP: 'rewards.kinds.VIP',
  CODE: 'rewards.kinds.CODE',
  RAFFLE: 'rewards.kinds.RAFFLE',
  TEAM: 'rewards.kinds.TEAM',
  REBATE: 'rewards.kinds.REBATE',
  RED_ENVELOPE: 'rewards.kinds.RED_ENVELOPE',
  WHEEL: 'rewards.kinds.WHEEL',
} as const

/** Every reward that the member was given, and what became of it (MEM-14). */
export const rewardRecords = defineRecords({
  id: 'rewardCentre',
  path: '/wps/rewards',
  rowKey: 'id',
  empty: 'records.empty.rewards',
  emptyPicture: RewardsPicture,
  onward: { to: paths.promotions(), label: 'onward.promotions' },
  filters: [
    {
      kind: 'choice',
      parameter: 'status',
      title: 'records.columns.status',
      labels: {
        CLAIMABLE: 'rewards.states.CLAIMABLE',
        CLAIMED: 'rewards.states.CLAIMED',
        EXPIRED: 'rewards.states.EXPIRED',
      },
    },
  ],
  columns: [
    { field: 'title', as: 'text', title: 'records.columns.reward' },
    { field: 'kind', as: 'label', title: 'records.columns.kind', labels: kinds },
    { field: 'createdAt', as: 'moment', title: 'records.columns.createdAt' },
    { field: 'expiresAt', as: 'moment', title: 'records.columns.expiresAt' },
    { field: 'amount', as: 'money', title: 'records.columns.amount' },
    { as: 'own', id: 'wagering', title: 'records.columns.wagering', Cell: WageringCell },
    { as: 'own', id: 'status', title: 'records.columns.status', Cell: StateCell },
  ],
})
