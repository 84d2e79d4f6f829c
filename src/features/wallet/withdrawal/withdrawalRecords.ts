import { defineRecords } from '../../../kit/records/definition.ts'
import { WithdrawalLinkCell } from './WithdrawalLinkCell.tsx'
import { withdrawalTones } from './withdrawalTones.ts'

/** The member's withdrawals, newest first (MEM-08). */
export const withdrawalRecords = defineRecords({
  id: 'withdrawals',
  path: '/wps/withdrawals',
  rowKey: 'withdrawalId',
  empty: 'records.empty.withdrawals',
  filters: [{ kind: 'period', days: 30 }],
  columns: [
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
    { as: 'own', id: 'details', title: 'wallet.withdrawal.details', Cell: WithdrawalLinkCell },
  ],
})
