import { defineRecords } from '../../kit/records/definition.ts'
import { columnsIn } from '../../lib/records/columns.ts'
import { transactionColumns, transactionLabels } from '../../lib/records/transactions.ts'

/** All entries of the member's main wallet (MEM-11, REC-02). */
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
  columns: columnsIn(transactionColumns, 'page'),
  totals: [
    { field: 'in', as: 'money', title: 'records.directions.IN' },
    { field: 'out', as: 'money', title: 'records.directions.OUT' },
  ],
})
