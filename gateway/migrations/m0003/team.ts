import type { Table } from '../createTable.ts'

export const teamTables: Table[] = [
  {
    name: 'teamMembers',
    columns: {
      id: 'text',
      uplineId: 'text?',
      path: 'text',
      level: 'bigint',
      account: 'text',
      rates: 'text',
      joinedAt: 'bigint',
    },
    indexes: [['uplineId', 'joinedAt']],
  },
  {
    name: 'teamLinks',
    columns: {
      id: 'text',
      ancestorId: 'text',
      memberId: 'text',
      depth: 'bigint',
      joinedAt: 'bigint',
    },
    indexes: [['ancestorId', 'joinedAt'], ['memberId']],
  },
  {
    name: 'invitations',
    columns: {
      id: 'text',
      code: 'text',
      agentId: 'text',
      accountType: 'bigint',
      rates: 'text',
      note: 'text',
      domain: 'text',
      maximumUses: 'bigint?',
      uses: 'bigint',
      expiresAt: 'bigint?',
      createdAt: 'bigint',
      endedAt: 'bigint?',
    },
    unique: [['code']],
    indexes: [['agentId', 'createdAt']],
  },
]
