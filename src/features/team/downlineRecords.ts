import { defineRecords } from '../../kit/records/definition.ts'
import { FriendsPicture } from '../../ui/pictures/FriendsPicture.tsx'

/** The agent's team (AGENT-08). */
export const downlineRecords = defineRecords({
  id: 'downline',
  path: '/wps/agent/downline',
  rowKey: 'memberId',
  empty: 'records.empty.team',
  emptyPicture: FriendsPicture,
  filters: [
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
      labels: { AGENT: 'records.accountKinds.AGENT', MEMBER: 'records.accountKinds.MEMBER' },
    },
    { field: 'joinedAt', as: 'moment', title: 'records.columns.joinedAt' },
    { field: 'directDownlines', as: 'count', title: 'records.columns.directDownlines' },
    { field: 'teamSize', as: 'count', title: 'records.columns.teamSize' },
    { field: 'balance', as: 'money', title: 'records.columns.balance' },
  ],
})
