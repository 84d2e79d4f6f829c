import { FormattedMessage } from 'react-intl'
import { defineRecords, type RecordRow } from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { friendColumns } from '../../../lib/records/rewards.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'

/** State of an invited friend: registered, has played, or has played recently. */
function FriendStateCell({
  row: { active, turnover },
}: {
  row: RecordRow<'/wps/referral/friends'>
}) {
  if (active) {
    return (
      <Badge tone="good">
        <FormattedMessage id="rewards.referral.states.active" />
      </Badge>
    )
  }
  return (
    <Badge tone={turnover === '0.00' ? 'waiting' : 'neutral'}>
      <FormattedMessage
        id={`rewards.referral.states.${turnover === '0.00' ? 'registered' : 'resting'}`}
      />
    </Badge>
  )
}

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
