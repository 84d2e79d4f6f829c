/** What each branch of an agent's team won and lost (AGENT-10). */
import type { RecordColumn } from './columns.ts'

export const accountKindLabels = {
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
    only: inFiles,
  },
  { field: 'teamSize', as: 'count', title: 'records.columns.teamSize' },
  { field: 'deposits', as: 'money', title: 'records.columns.deposits', isSummed: true },
  { field: 'withdrawals', as: 'money', title: 'records.columns.withdrawals', isSummed: true },
  { field: 'bets', as: 'count', title: 'records.columns.bets', only: inFiles },
  { field: 'stake', as: 'money', title: 'records.columns.stake' },
  {
    field: 'validBet',
    as: 'money',
    title: 'records.columns.validBet',
    only: inFiles,
    isSummed: true,
  },
  { field: 'win', as: 'money', title: 'records.columns.win' },
  { field: 'bonuses', as: 'money', title: 'records.columns.bonuses' },
  { field: 'rebates', as: 'money', title: 'records.columns.rebates', only: inFiles },
  { field: 'profit', as: 'gain', title: 'records.columns.profit', isSummed: true },
] as const satisfies readonly RecordColumn[]
