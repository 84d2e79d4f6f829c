import type { Table } from '../tables/createTable.ts'

export const moneyTables: Table[] = [
  {
    name: 'ledgerEntries',
    columns: {
      id: 'text',
      transferId: 'text',
      account: 'text',
      memberId: 'text?',
      kind: 'text',
      amount: 'bigint',
      balanceAfter: 'bigint?',
      currency: 'text',
      reference: 'text',
      at: 'bigint',
    },
    indexes: [['transferId'], ['account', 'at'], ['memberId', 'at'], ['reference']],
  },
  {
    name: 'jobs',
    columns: { id: 'text', kind: 'text', subject: 'text', dueAt: 'bigint', failures: 'bigint' },
    indexes: [['dueAt'], ['subject']],
  },
]
