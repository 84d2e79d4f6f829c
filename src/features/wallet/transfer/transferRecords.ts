import { defineRecords } from '../../../kit/records/definition.ts'
import { CounterpartyCell } from './CounterpartyCell.tsx'

/** What the member has sent and received, newest first (MEM-09). */
export const transferRecords = defineRecords({
  id: 'transfers',
  path: '/wps/transfers',
  rowKey: 'transferId',
  empty: 'records.empty.transfers',
  filters: [{ kind: 'period', days: 30 }],
  columns: [
    { field: 'createdAt', as: 'moment', title: 'records.columns.at' },
    {
      field: 'direction',
      as: 'label',
      title: 'records.columns.direction',
      labels: {
        SENT: 'wallet.transfer.directions.SENT',
        RECEIVED: 'wallet.transfer.directions.RECEIVED',
      },
      tones: { SENT: 'neutral', RECEIVED: 'good' },
    },
    { as: 'own', id: 'counterparty', title: 'records.columns.account', Cell: CounterpartyCell },
    { field: 'note', as: 'text', title: 'wallet.transfer.note' },
    { field: 'amount', as: 'money', title: 'records.columns.amount' },
  ],
})
