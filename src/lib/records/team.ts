/**
 * Columns of the lists about an agent's team: members, days, invitations, and the gains and losses
 * of each branch (AGENT-06 to AGENT-08, AGENT-10).
 */
import type { RecordColumn } from './columns.ts'

const accountKindLabels = {
  AGENT: 'records.accountKinds.AGENT',
  MEMBER: 'records.accountKinds.MEMBER',
} as const

const inFiles = ['teamFile'] as const

export const lossColumns = [
  { as: 'own', id: 'account', title: 'records.columns.account' },
  {
    field: 'accountKind',
    as: 'label',
    title: 'records.columns.accountKind',
    labels: accountKindLabels,
    views: inFiles,
  },
  { field: 'teamSize', as: 'count', title: 'records.columns.teamSize' },
  { field: 'deposits', as: 'money', title: 'records.columns.deposits', isSummed: true },
  { field: 'withdrawals', as: 'money', title: 'records.columns.withdrawals', isSummed: true },
  { field: 'bets', as: 'count', title: 'records.columns.bets', views: inFiles },
  { field: 'stake', as: 'money', title: 'records.columns.stake' },
  {
    field: 'validBet',
    as: 'money',
    title: 'records.columns.validBet',
    views: inFiles,
    isSummed: true,
  },
  { field: 'win', as: 'money', title: 'records.columns.win' },
  { field: 'bonuses', as: 'money', title: 'records.columns.bonuses' },
  { field: 'rebates', as: 'money', title: 'records.columns.rebates', views: inFiles },
  { field: 'profit', as: 'gain', title: 'records.columns.profitWithBonuses', isSummed: true },
] as const satisfies readonly RecordColumn[]

export const invitationColumns = [
  { field: 'code', as: 'reference', title: 'records.columns.code' },
  { field: 'note', as: 'text', title: 'records.columns.note' },
  {
    field: 'accountKind',
    as: 'label',
    title: 'records.columns.accountKind',
    labels: accountKindLabels,
  },
  { as: 'own', id: 'rates', title: 'team.rates.title' },
  { field: 'visits', as: 'count', title: 'team.funnel.visits' },
  { as: 'own', id: 'uses', title: 'records.columns.uses' },
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
  { as: 'own', id: 'actions', title: 'team.actions' },
] as const satisfies readonly RecordColumn[]

export const downlineColumns = [
  { field: 'account', as: 'name', title: 'records.columns.account' },
  {
    field: 'accountKind',
    as: 'label',
    title: 'records.columns.accountKind',
    labels: accountKindLabels,
  },
  { as: 'own', id: 'block', title: 'team.block.column' },
  { field: 'level', as: 'count', title: 'team.downline.level' },
  { field: 'joinedAt', as: 'moment', title: 'records.columns.joinedAt' },
  { as: 'own', id: 'presence', title: 'team.presence.title' },
  { as: 'own', id: 'team', title: 'records.columns.directDownlines' },
  { field: 'teamSize', as: 'count', title: 'records.columns.teamSize' },
  { field: 'balance', as: 'money', title: 'records.columns.balance' },
] as const satisfies readonly RecordColumn[]

export const teamDayColumns = [
  { field: 'day', as: 'day', title: 'records.columns.day' },
  { field: 'activeMembers', as: 'count', title: 'records.columns.activeMembers' },
  { field: 'newMembers', as: 'count', title: 'records.columns.newMembers' },
  { field: 'deposits', as: 'money', title: 'records.columns.deposits' },
  { field: 'withdrawals', as: 'money', title: 'records.columns.withdrawals' },
  { field: 'validBet', as: 'money', title: 'records.columns.validBet' },
  { field: 'profit', as: 'gain', title: 'records.columns.profitWithBonuses' },
  { field: 'income', as: 'money', title: 'team.overview.income' },
] as const satisfies readonly RecordColumn[]
