import type { Table } from '../createTable.ts'

export const contentTables: Table[] = [
  {
    name: 'messages',
    columns: {
      id: 'text',
      memberId: 'text',
      kind: 'text',
      title: 'text',
      body: 'text',
      sentAt: 'bigint',
      readAt: 'bigint?',
    },
    indexes: [
      ['memberId', 'sentAt'],
      ['memberId', 'readAt'],
    ],
  },
]
