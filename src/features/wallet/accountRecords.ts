import { defineRecords } from '../../kit/records/definition.ts'
import { transactionLabels } from './transactionLabels.ts'

/** Everything that moved through the member's main wallet (MEM-11, REC-02). */
export const accountRecords = defineRecords({
  id: 'accountRecord',
  path: '/wps/records/transactions',
  rowKey: 'transactionId',
  empty: 'records.empty.transactions',
  filters: [
    { kind: 'period', days: 7, reach: 'years' },
    { kind: 'choice', parameter: 'kind', title: 'records.columns.kind', labels: transactionLabels },
    {
      kind: 'choice',
      parameter: 'direction',
      title: 'records.columns.direction',
      labels: { IN: 'records.directions.IN', OUT: 'records.directions.OUT' },
    },
  ],
  csv: '/wps/records/csv/transactions',
  columns: [
    { field: 'at', as: 'moment', title: 'records.columns.at' },
    { field: 'kind', as: 'label', title: 'records.columns.kind', labels: transactionLabels },
    { field: 'reference', as: 'reference', title: 'records.columns.reference' },
    { field: 'amount', as: 'gain', title: 'records.columns.amount' },
    { field: 'balanceAfter', as: 'money', title: 'records.columns.balanceAfter' },
  ],
  totals: [
    { field: 'in', as: 'money', title: 'records.directions.IN' },
    { field: 'out', as: 'money', title: 'records.directions.OUT' },
  ],
})
