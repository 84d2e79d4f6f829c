import { defineRecords } from '../../../kit/records/definition.ts'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'
import { FriendStateCell } from './FriendStateCell.tsx'

/** The friends who registered with the member's code (MEM-15); their names are masked. */
export const friendRecords = defineRecords({
  id: 'friends',
  path: '/wps/referral/friends',
  rowKey: 'joinedAt',
  empty: 'records.empty.friends',
  emptyPicture: FriendsPicture,
  filters: [],
  columns: [
    { field: 'nickname', as: 'name', title: 'records.columns.friend' },
    { field: 'joinedAt', as: 'moment', title: 'records.columns.joinedAt' },
    { field: 'turnover', as: 'money', title: 'records.columns.validBet' },
    { as: 'own', id: 'state', title: 'records.columns.status', Cell: FriendStateCell },
  ],
})
