import { defineRecords } from '../../../kit/records/definition.ts'
import { DepositLinkCell } from './DepositLinkCell.tsx'
import { DepositMethodCell } from './DepositMethodCell.tsx'
import { depositTones } from './depositTones.ts'

const states = {
  PENDING: 'wallet.deposits.status.PENDING',
  PROCESSING: 'wallet.deposits.status.PROCESSING',
  PAID: 'wallet.deposits.status.PAID',
  FAILED: 'wallet.deposits.status.FAILED',
  EXPIRED: 'wallet.deposits.status.EXPIRED',
  CANCELLED: 'wallet.deposits.status.CANCELLED',
} as const

/** The member's deposits, newest first (MEM-07). */
export const depositRecords = defineRecords({
  id: 'deposits',
  path: '/wps/deposits',
  rowKey: 'depositId',
  empty: 'records.empty.deposits',
  filters: [
    { kind: 'period', days: 30 },
    { kind: 'choice', parameter: 'status', title: 'records.columns.status', labels: states },
  ],
  columns: [
    { field: 'createdAt', as: 'moment', title: 'records.columns.at' },
    {
      as: 'own',
      id: 'method',
      title: 'wallet.deposits.receipt.method',
      Cell: DepositMethodCell,
    },
    {
      field: 'status',
      as: 'label',
      title: 'records.columns.status',
      labels: states,
      tones: depositTones,
    },
    { field: 'amount', as: 'money', title: 'wallet.deposits.receipt.ordered' },
    { field: 'paidAmount', as: 'money', title: 'wallet.deposits.receipt.paid' },
    { as: 'own', id: 'details', title: 'wallet.withdrawal.details', Cell: DepositLinkCell },
  ],
})
