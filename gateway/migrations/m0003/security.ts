import type { Table } from '../tables/createTable.ts'

export const securityTables: Table[] = [
  {
    name: 'memberSettings',
    columns: {
      id: 'text',
      language: 'text?',
      icon: 'text?',
      paymentPasswordHash: 'text?',
      temporaryHash: 'text?',
      temporaryUntil: 'bigint?',
      paymentFailures: 'bigint',
      paymentLockedUntil: 'bigint?',
      authenticatorSecret: 'text?',
      offeredSecret: 'text?',
      authenticatorStep: 'bigint',
      checksAddress: 'boolean',
      realityCheckMinutes: 'bigint',
      updatedAt: 'bigint',
    },
  },
  {
    name: 'knownAddresses',
    columns: { id: 'text', memberId: 'text', addedAt: 'bigint' },
    indexes: [['memberId']],
  },
  {
    name: 'devices',
    columns: {
      id: 'text',
      memberId: 'text',
      area: 'text',
      ip: 'text',
      userAgent: 'text',
      seenAt: 'bigint',
      expiresAt: 'bigint',
    },
    indexes: [['memberId'], ['expiresAt']],
  },
  {
    name: 'playerLimits',
    columns: {
      id: 'text',
      memberId: 'text',
      kind: 'text',
      period: 'text',
      amount: 'bigint?',
      pendingAmount: 'bigint?',
      pendingAt: 'bigint?',
      changedAt: 'bigint',
    },
    indexes: [['memberId']],
  },
  {
    name: 'exclusions',
    columns: { id: 'text', kind: 'text', since: 'bigint', until: 'bigint?' },
  },
  {
    name: 'playDays',
    columns: { id: 'text', memberId: 'text', day: 'bigint', milliseconds: 'bigint' },
    indexes: [['memberId', 'day'], ['day']],
  },
  {
    name: 'secondSteps',
    columns: {
      id: 'text',
      memberId: 'text',
      area: 'text',
      attempts: 'bigint',
      expiresAt: 'bigint',
    },
    indexes: [['expiresAt']],
  },
  {
    name: 'socialTickets',
    columns: { id: 'text', provider: 'text', next: 'text', expiresAt: 'bigint' },
    indexes: [['expiresAt']],
  },
  {
    name: 'socialAccounts',
    columns: { id: 'text', memberId: 'text', createdAt: 'bigint' },
    indexes: [['memberId']],
  },
]
