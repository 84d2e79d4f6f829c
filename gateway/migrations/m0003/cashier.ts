import type { Table } from '../createTable.ts'

export const cashierTables: Table[] = [
  {
    name: 'deposits',
    columns: {
      ...{ id: 'text', memberId: 'text', method: 'text', provider: 'text?', status: 'text' },
      ...{ amount: 'bigint', fee: 'bigint', paidAmount: 'bigint?', currency: 'text', fate: 'text' },
      ...{ createdAt: 'bigint', expiresAt: 'bigint', endedAt: 'bigint?' },
    },
    indexes: [
      ['memberId', 'createdAt'],
      ['memberId', 'status'],
    ],
  },
  {
    name: 'payoutAccounts',
    columns: {
      ...{ id: 'text', memberId: 'text', keyType: 'text', keyId: 'text', key: 'text' },
      ...{ holder: 'text', createdAt: 'bigint' },
    },
    unique: [['keyId']],
    indexes: [['memberId']],
  },
  {
    name: 'withdrawals',
    columns: {
      ...{ id: 'text', memberId: 'text', accountId: 'text', account: 'text', status: 'text' },
      ...{ amount: 'bigint', fee: 'bigint', currency: 'text', fate: 'text' },
      ...{ createdAt: 'bigint', disbursedAt: 'bigint?', confirmBy: 'bigint?', endedAt: 'bigint?' },
      ...{ confirmation: 'text?', resolution: 'text?' },
    },
    indexes: [
      ['memberId', 'createdAt'],
      ['memberId', 'status'],
      ['memberId', 'disbursedAt'],
      ['accountId', 'status'],
    ],
  },
  {
    name: 'transfers',
    columns: {
      ...{ id: 'text', transferId: 'text', memberId: 'text', counterpartyId: 'text' },
      ...{ relation: 'text', direction: 'text', amount: 'bigint', currency: 'text', note: 'text' },
      createdAt: 'bigint',
    },
    indexes: [
      ['memberId', 'createdAt'],
      ['memberId', 'direction', 'createdAt'],
    ],
  },
]
