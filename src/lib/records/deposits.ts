/** A member's deposits (MEM-07). */
import type { RecordColumn } from './columns.ts'

export const depositStatusLabels = {
  PENDING: 'wallet.deposits.status.PENDING',
  PROCESSING: 'wallet.deposits.status.PROCESSING',
  PAID: 'wallet.deposits.status.PAID',
  FAILED: 'wallet.deposits.status.FAILED',
  EXPIRED: 'wallet.deposits.status.EXPIRED',
  CANCELLED: 'wallet.deposits.status.CANCELLED',
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
  { as: 'own', id: 'method', title: 'wallet.deposits.receipt.method' },
  {
    field: 'status',
    as: 'label',
    title: 'records.columns.status',
    labels: depositStatusLabels,
    tones: depositTones,
  },
  { field: 'amount', as: 'money', title: 'wallet.deposits.receipt.ordered' },
  { field: 'paidAmount', as: 'money', title: 'wallet.deposits.receipt.paid' },
  { as: 'own', id: 'details', title: 'wallet.withdrawal.details' },
] as const satisfies readonly RecordColumn[]
