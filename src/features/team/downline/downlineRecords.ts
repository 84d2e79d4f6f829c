import { openModal } from '../../../kit/modal/modalStore.ts'
import { defineRecords } from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { downlineColumns } from '../../../lib/records/team.ts'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'
import { BlockCell } from '../block/BlockCell.tsx'
import { PresenceCell } from '../presence/PresenceCell.tsx'
import { DownlineTrail } from './DownlineTrail.tsx'
import { TeamOfCell } from './TeamOfCell.tsx'

/** The agent's team, level by level (AGENT-08, ACT-46). */
export const downlineRecords = defineRecords({
  id: 'downline',
  path: '/wps/agent/downline',
  rowKey: 'memberId',
  empty: 'records.empty.team',
  emptyPicture: FriendsPicture,
  filters: [
    { kind: 'scope', parameter: 'memberId' },
    { kind: 'text', parameter: 'search', title: 'records.columns.account' },
    {
      kind: 'choice',
      parameter: 'sort',
      title: 'records.filters.sort',
      initial: 'JOINED_AT',
      labels: {
        JOINED_AT: 'records.columns.joinedAt',
        ACCOUNT: 'records.columns.account',
        BALANCE: 'records.columns.balance',
        TEAM_SIZE: 'records.columns.teamSize',
      },
    },
  ],
  columns: pageColumns(downlineColumns, 'page', {
    block: BlockCell,
    presence: PresenceCell,
    team: TeamOfCell,
  }),
  open: {
    field: 'account',
    run: ({ memberId, account }) =>
      openModal({ name: 'downline', memberId, account: plainName(account) }),
  },
  Summary: DownlineTrail,
})
