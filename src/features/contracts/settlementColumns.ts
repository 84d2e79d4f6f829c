import { PayeeCell, PayerCell } from './PayerCell.tsx'
import { PeriodCell } from './PeriodCell.tsx'

/** What settlements have in common, whatever they are for. */
export const settlementStatus = {
  field: 'status',
  as: 'label',
  title: 'records.columns.status',
  labels: {
    PAID: 'records.settlementStatus.PAID',
    OWED: 'records.settlementStatus.OWED',
    NOTHING: 'records.settlementStatus.NOTHING',
  },
  tones: { PAID: 'good', OWED: 'waiting' },
} as const

export const sideFilter = {
  kind: 'choice',
  parameter: 'side',
  title: 'records.filters.side',
  initial: 'RECEIVED',
  labels: { RECEIVED: 'records.sides.RECEIVED', PAID: 'records.sides.PAID' },
} as const

/** Paid and open part of the amount. */
export const paidColumns = [
  { field: 'paid', as: 'money', title: 'records.columns.paid' },
  { field: 'open', as: 'money', title: 'records.columns.open' },
] as const

export const settlementColumns = [
  { as: 'own', id: 'period', title: 'records.columns.period', Cell: PeriodCell },
  { field: 'validBet', as: 'money', title: 'records.columns.validBet' },
  { field: 'profitLoss', as: 'gain', title: 'records.columns.teamProfit' },
  { field: 'activeMembers', as: 'count', title: 'records.columns.activeMembers' },
  { field: 'rate', as: 'percent', title: 'records.columns.rate' },
  { field: 'amount', as: 'money', title: 'records.columns.amount' },
  ...paidColumns,
  { as: 'own', id: 'payer', title: 'records.columns.payer', Cell: PayerCell },
  { as: 'own', id: 'payee', title: 'records.columns.payee', Cell: PayeeCell },
  settlementStatus,
] as const

export const settlementTotals = [
  { field: 'paid', as: 'money', title: 'records.settlementStatus.PAID' },
  { field: 'owed', as: 'money', title: 'records.settlementStatus.OWED' },
] as const
