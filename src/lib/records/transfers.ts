/** Columns of transfers that a member sent and received (MEM-09). */
import type { RecordColumn } from './columns.ts'

export const transferColumns = [
  { field: 'createdAt', as: 'moment', title: 'records.columns.at' },
  {
    field: 'direction',
    as: 'label',
    title: 'records.columns.direction',
    labels: {
      SENT: 'transfers.directions.SENT',
      RECEIVED: 'transfers.directions.RECEIVED',
    },
    tones: { SENT: 'neutral', RECEIVED: 'good' },
  },
  { as: 'own', id: 'counterparty', title: 'records.columns.account' },
  { field: 'note', as: 'text', title: 'transfers.note' },
  { field: 'amount', as: 'money', title: 'records.columns.amount' },
] as const satisfies readonly RecordColumn[]
