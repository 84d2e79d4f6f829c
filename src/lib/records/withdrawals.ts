/** Columns of a member's withdrawals (MEM-08). */
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
      PENDING: 'withdrawals.states.PENDING',
      REVIEWING: 'withdrawals.states.REVIEWING',
      PROCESSING: 'withdrawals.states.PROCESSING',
      DISBURSED: 'withdrawals.states.DISBURSED',
      DISPUTED: 'withdrawals.states.DISPUTED',
      RECEIVED: 'withdrawals.states.RECEIVED',
      RETURNED: 'withdrawals.states.RETURNED',
      REJECTED: 'withdrawals.states.REJECTED',
      CANCELLED: 'withdrawals.states.CANCELLED',
    },
    tones: withdrawalTones,
  },
  { field: 'amount', as: 'money', title: 'records.columns.amount' },
  { field: 'fee', as: 'money', title: 'wallet.fee.title' },
  { field: 'payout', as: 'money', title: 'withdrawals.arrives' },
  { as: 'own', id: 'details', title: 'withdrawals.details' },
] as const satisfies readonly RecordColumn[]
