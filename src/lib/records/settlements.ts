/**
 * Columns of settlements: payments of contracts and commissions to agents (AGENT-11, AGENT-13 to
 * AGENT-16).
 */
import type { RecordColumn } from './columns.ts'

export const earningLabels = {
  dividend: 'records.earningKinds.dividend',
  dailyWage: 'records.earningKinds.dailyWage',
  hourlyWage: 'records.earningKinds.hourlyWage',
  realTimeSalary: 'records.earningKinds.realTimeSalary',
  commission: 'records.earningKinds.commission',
} as const

export const shareLabels = {
  LOSSES: 'records.calculation.bases.LOSSES',
  VALID_BETS: 'records.calculation.bases.VALID_BETS',
  WINNING_BETS: 'records.calculation.bases.WINNING_BETS',
  LOSING_BETS: 'records.calculation.bases.LOSING_BETS',
} as const

const inFile = ['teamFile'] as const
/** `views` of columns that are only in the list of all earnings and in files. */
const ofIncome = ['incomePage', 'teamFile'] as const
/** `views` of columns that are only in the lists of one kind of contract and in files. */
const ofContracts = ['teamPage', 'teamFile'] as const

export const settlementColumns = [
  { as: 'own', id: 'period', title: 'records.columns.period', views: ['teamPage'] },
  { field: 'settledAt', as: 'moment', title: 'records.columns.settledAt', views: ofIncome },
  {
    field: 'kind',
    as: 'label',
    title: 'records.columns.kind',
    labels: earningLabels,
    views: ofIncome,
  },
  { as: 'own', id: 'payer', title: 'records.columns.payer', views: ofIncome },
  { as: 'own', id: 'payee', title: 'records.columns.payee', views: inFile },
  { field: 'periodStart', as: 'moment', title: 'recordFiles.columns.periodStart', views: inFile },
  { field: 'periodEnd', as: 'moment', title: 'recordFiles.columns.periodEnd', views: inFile },
  { field: 'validBet', as: 'money', title: 'records.columns.validBet' },
  { field: 'profitLoss', as: 'gain', title: 'records.columns.profit', views: ofContracts },
  {
    field: 'activeMembers',
    as: 'count',
    title: 'records.columns.activeMembers',
    views: ofContracts,
  },
  { field: 'rate', as: 'percent', title: 'recordFiles.columns.ratePercent', views: inFile },
  { as: 'own', id: 'calculation', title: 'records.columns.calculation' },
  { field: 'amount', as: 'money', title: 'records.columns.amount' },
  { field: 'paid', as: 'money', title: 'records.columns.paid' },
  { field: 'open', as: 'money', title: 'records.columns.open' },
  { as: 'own', id: 'payer', title: 'records.columns.payer', views: ['teamPage'] },
  { as: 'own', id: 'payee', title: 'records.columns.payee', views: ['teamPage'] },
  {
    field: 'status',
    as: 'label',
    title: 'records.columns.status',
    labels: {
      PAID: 'records.settlementStatus.PAID',
      OWED: 'records.settlementStatus.OWED',
      NOTHING: 'records.settlementStatus.NOTHING',
    },
    tones: { PAID: 'good', OWED: 'waiting' },
  },
  { field: 'settlementId', as: 'id', title: 'records.columns.reference', views: inFile },
] as const satisfies readonly RecordColumn[]
