/** Columns of transactions and of bonus transactions (REC-02, REC-04, REC-05, AGENT-12). */
import type { RecordColumn } from './columns.ts'

export const transactionLabels = {
  OPENING: 'records.transactionKinds.OPENING',
  DEPOSIT: 'records.transactionKinds.DEPOSIT',
  DEPOSIT_FEE: 'records.transactionKinds.DEPOSIT_FEE',
  WITHDRAWAL: 'records.transactionKinds.WITHDRAWAL',
  WITHDRAWAL_FEE: 'records.transactionKinds.WITHDRAWAL_FEE',
  WITHDRAWAL_RETURNED: 'records.transactionKinds.WITHDRAWAL_RETURNED',
  TRANSFER_SENT: 'records.transactionKinds.TRANSFER_SENT',
  TRANSFER_RECEIVED: 'records.transactionKinds.TRANSFER_RECEIVED',
  WALLET_MOVED: 'records.transactionKinds.WALLET_MOVED',
  BET: 'records.transactionKinds.BET',
  WIN: 'records.transactionKinds.WIN',
  BET_RETURNED: 'records.transactionKinds.BET_RETURNED',
  BET_CORRECTED: 'records.transactionKinds.BET_CORRECTED',
  BONUS: 'records.transactionKinds.BONUS',
  BONUS_RELEASED: 'records.transactionKinds.BONUS_RELEASED',
  REBATE: 'records.transactionKinds.REBATE',
  REFERRAL: 'records.transactionKinds.REFERRAL',
  RED_ENVELOPE: 'records.transactionKinds.RED_ENVELOPE',
  WHEEL: 'records.transactionKinds.WHEEL',
  POINTS: 'records.transactionKinds.POINTS',
  DIVIDEND: 'records.transactionKinds.DIVIDEND',
  DAILY_SALARY: 'records.transactionKinds.DAILY_SALARY',
  HOURLY_SALARY: 'records.transactionKinds.HOURLY_SALARY',
  REALTIME_SALARY: 'records.transactionKinds.REALTIME_SALARY',
  COMMISSION: 'records.transactionKinds.COMMISSION',
  BALANCE_GIVEN_UP: 'records.transactionKinds.BALANCE_GIVEN_UP',
} as const

export const transactionColumns = [
  { field: 'at', as: 'moment', title: 'records.columns.at' },
  { as: 'own', id: 'account', title: 'records.columns.account', views: ['teamPage', 'teamFile'] },
  { field: 'kind', as: 'label', title: 'records.columns.kind', labels: transactionLabels },
  { field: 'reference', as: 'id', title: 'records.columns.reference' },
  { field: 'amount', as: 'gain', title: 'records.columns.amount' },
  { field: 'balanceAfter', as: 'money', title: 'records.columns.balanceAfter' },
] as const satisfies readonly RecordColumn[]

export const bonusColumns = [
  { field: 'at', as: 'moment', title: 'records.columns.at' },
  { field: 'kind', as: 'label', title: 'records.columns.kind', labels: transactionLabels },
  { field: 'reference', as: 'id', title: 'records.columns.reference' },
  { field: 'amount', as: 'gain', title: 'records.columns.amount' },
] as const satisfies readonly RecordColumn[]
