import { defineRecords } from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { friendColumns } from '../../../lib/records/rewards.ts'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'
import { FriendStateCell } from './FriendStateCell.tsx'

/** Friends who registered with the member's code (MEM-15), with masked names. */
export const friendRecords = defineRecords({
  id: 'friends',
  path: '/wps/referral/friends',
  rowKey: 'joinedAt',
  empty: 'records.empty.friends',
  emptyPicture: FriendsPicture,
  filters: [],
  columns: pageColumns(friendColumns, 'page', { state: FriendStateCell }),
})
