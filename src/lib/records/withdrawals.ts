/** A member's withdrawals (MEM-08). */
import type { RecordColumn } from './columns.ts'

export const withdrawalTones = {
  PENDING: 'waiting',
  REVIEWING: 'waiting',
  PROCESSING: 'waiting',
  DISBURSED: 'waiting',
  DISPUTED: 'waiting',
  RECEIVED: 'good',
  RETURNED: 'neutral',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
} as const

export const withdrawalColumns = [
  { field: 'createdAt', as: 'moment', title: 'records.columns.at' },
  {
    field: 'status',
    as: 'label',
    title: 'records.columns.status',
    labels: {
      PENDING: 'wallet.withdrawal.states.PENDING',
      REVIEWING: 'wallet.withdrawal.states.REVIEWING',
      PROCESSING: 'wallet.withdrawal.states.PROCESSING',
      DISBURSED: 'wallet.withdrawal.states.DISBURSED',
      DISPUTED: 'wallet.withdrawal.states.DISPUTED',
      RECEIVED: 'wallet.withdrawal.states.RECEIVED',
      RETURNED: 'wallet.withdrawal.states.RETURNED',
      REJECTED: 'wallet.withdrawal.states.REJECTED',
      CANCELLED: 'wallet.withdrawal.states.CANCELLED',
    },
    tones: withdrawalTones,
  },
  { field: 'amount', as: 'money', title: 'records.columns.amount' },
  { field: 'fee', as: 'money', title: 'wallet.fee.title' },
  { field: 'payout', as: 'money', title: 'wallet.withdrawal.arrives' },
  { as: 'own', id: 'details', title: 'wallet.withdrawal.details' },
] as const satisfies readonly RecordColumn[]
