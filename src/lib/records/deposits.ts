/** Columns of a member's deposits (MEM-07). */
import type { RecordColumn } from './columns.ts'

export const depositStatusLabels = {
  PENDING: 'deposits.status.PENDING',
  PROCESSING: 'deposits.status.PROCESSING',
  PAID: 'deposits.status.PAID',
  FAILED: 'deposits.status.FAILED',
  EXPIRED: 'deposits.status.EXPIRED',
  CANCELLED: 'deposits.status.CANCELLED',
} as const

export const depositTones = {
  PENDING: 'waiting',
  PROCESSING: 'waiting',
  PAID: 'good',
  FAILED: 'bad',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
} as const

export const depositColumns = [
  { field: 'createdAt', as: 'moment', title: 'records.columns.at' },
  { as: 'own', id: 'method', title: 'deposits.receipt.method' },
  {
    field: 'status',
    as: 'label',
    title: 'records.columns.status',
    labels: depositStatusLabels,
    tones: depositTones,
  },
  { field: 'amount', as: 'money', title: 'deposits.receipt.ordered' },
  { field: 'paidAmount', as: 'money', title: 'deposits.receipt.paid' },
  { as: 'own', id: 'details', title: 'withdrawals.details' },
] as const satisfies readonly RecordColumn[]
