import { openModal } from '../../../kit/modal/modalStore.ts'
import { defineRecords } from '../../../kit/records/definition.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { accountKindLabels } from '../../../lib/records/losses.ts'
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
  columns: [
    { field: 'account', as: 'name', title: 'records.columns.account' },
    {
      field: 'accountKind',
      as: 'label',
      title: 'records.columns.accountKind',
      labels: accountKindLabels,
    },
    { as: 'own', id: 'block', title: 'team.block.column', Cell: BlockCell },
    { field: 'level', as: 'count', title: 'team.downline.level' },
    { field: 'joinedAt', as: 'moment', title: 'records.columns.joinedAt' },
    { as: 'own', id: 'presence', title: 'team.presence.title', Cell: PresenceCell },
    { as: 'own', id: 'team', title: 'records.columns.directDownlines', Cell: TeamOfCell },
    { field: 'teamSize', as: 'count', title: 'records.columns.teamSize' },
    { field: 'balance', as: 'money', title: 'records.columns.balance' },
  ],
  open: {
    field: 'account',
    run: ({ memberId, account }) =>
      openModal({ name: 'downline', memberId, account: plainName(account) }),
  },
  Summary: DownlineTrail,
})
