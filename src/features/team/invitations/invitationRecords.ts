import { defineRecords } from '../../../kit/records/definition.ts'
import { accountKindLabels } from '../../../lib/records/losses.ts'
import { RatesCell } from '../rates/RatesCell.tsx'
import { InvitationActions } from './InvitationActions.tsx'
import { InvitationFunnel } from './InvitationFunnel.tsx'
import { UsesCell } from './UsesCell.tsx'

/**
 * The agent's invitations, whose links make members and agents of their team (AGENT-07, AGENT-02).
 */
export const invitationRecords = defineRecords({
  id: 'registerCentre',
  path: '/wps/agent/invitations',
  rowKey: 'invitationId',
  empty: 'records.empty.invitations',
  filters: [],
  columns: [
    { field: 'code', as: 'reference', title: 'records.columns.code' },
    { field: 'note', as: 'text', title: 'records.columns.note' },
    {
      field: 'accountKind',
      as: 'label',
      title: 'records.columns.accountKind',
      labels: accountKindLabels,
    },
    { as: 'own', id: 'rates', title: 'team.rates.title', Cell: RatesCell },
    { field: 'visits', as: 'count', title: 'team.funnel.visits' },
    { as: 'own', id: 'uses', title: 'records.columns.uses', Cell: UsesCell },
    { field: 'firstDeposits', as: 'count', title: 'team.funnel.firstDeposits' },
    {
      field: 'status',
      as: 'label',
      title: 'records.columns.status',
      labels: {
        OPEN: 'team.invitationStatus.OPEN',
        PAUSED: 'team.invitationStatus.PAUSED',
        EXPIRED: 'team.invitationStatus.EXPIRED',
        USED_UP: 'team.invitationStatus.USED_UP',
        ENDED: 'team.invitationStatus.ENDED',
      },
      tones: { OPEN: 'good', PAUSED: 'waiting', EXPIRED: 'waiting' },
    },
    { field: 'expiresAt', as: 'moment', title: 'records.columns.expiresAt' },
    { as: 'own', id: 'actions', title: 'team.actions', Cell: InvitationActions },
  ],
  Summary: InvitationFunnel,
})
