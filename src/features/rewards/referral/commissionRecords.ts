import { defineRecords } from '../../../kit/records/definition.ts'
import { commissionColumns } from '../../../lib/records/rewards.ts'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'

/** Commissions from friends by day (PROMO-03). */
export const commissionRecords = defineRecords({
  id: 'commissions',
  path: '/wps/referral/commissions',
  rowKey: 'day',
  empty: 'records.empty.commissions',
  emptyPicture: FriendsPicture,
  filters: [],
  columns: commissionColumns,
})
