import type { Table } from '../tables/createTable.ts'

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
  {
    name: 'files',
    columns: {
      id: 'text',
      memberId: 'text',
      mediaType: 'text',
      size: 'bigint',
      width: 'bigint',
      height: 'bigint',
      usedFor: 'text?',
      createdAt: 'bigint',
      expiresAt: 'bigint?',
    },
    indexes: [['memberId', 'createdAt'], ['expiresAt']],
  },
  {
    name: 'fileContents',
    columns: { id: 'text', base64: 'text', expiresAt: 'bigint?' },
    indexes: [['expiresAt']],
  },
  {
    name: 'feedback',
    columns: {
      id: 'text',
      memberId: 'text?',
      type: 'text',
      content: 'text',
      contact: 'text?',
      fileIds: 'text',
      receivedAt: 'bigint',
    },
    indexes: [['memberId', 'receivedAt'], ['receivedAt']],
  },
]
