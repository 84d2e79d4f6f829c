import { defineRecords } from '../../../kit/records/definition.ts'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'

/** What friends have brought, by day (PROMO-03). */
export const commissionRecords = defineRecords({
  id: 'commissions',
  path: '/wps/referral/commissions',
  rowKey: 'day',
  empty: 'records.empty.commissions',
  emptyPicture: FriendsPicture,
  filters: [],
  columns: [
    { field: 'day', as: 'day', title: 'records.columns.day' },
    { field: 'turnover', as: 'money', title: 'records.columns.friendsBets' },
    { field: 'commission', as: 'money', title: 'records.columns.commission' },
    {
      field: 'status',
      as: 'label',
      title: 'records.columns.status',
      labels: {
        OPEN: 'rewards.referral.commissions.OPEN',
        CLAIMABLE: 'rewards.referral.commissions.CLAIMABLE',
        CLAIMED: 'rewards.referral.commissions.CLAIMED',
      },
      tones: { OPEN: 'neutral', CLAIMABLE: 'waiting', CLAIMED: 'good' },
    },
  ],
})
