import { defineRecords } from '../../kit/records/definition.ts'

/** The rebates that were claimed (MEM-18). */
export const rebateRecords = defineRecords({
  id: 'rebates',
  path: '/wps/rebates/history',
  rowKey: 'rebateId',
  empty: 'records.empty.rebates',
  filters: [],
  columns: [
    { field: 'claimedAt', as: 'moment', title: 'records.columns.claimedAt' },
    { field: 'level', as: 'count', title: 'records.columns.level' },
    { field: 'amount', as: 'money', title: 'records.columns.amount' },
  ],
})
