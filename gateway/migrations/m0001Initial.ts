import type { Kysely } from 'kysely'
import { createTable, type Table } from './tables/createTable.ts'

const tables: Table[] = [
  {
    name: 'members',
    columns: {
      id: 'text',
      username: 'text',
      usernameKey: 'text',
      passwordHash: 'text',
      type: 'bigint',
      nickname: 'text',
      currency: 'text',
      countryDialingCode: 'text?',
      mobileNum: 'text?',
      email: 'text?',
      profile: 'text',
      registration: 'text',
      firstTimeLogin: 'boolean',
      createdAt: 'bigint',
      passwordChangedAt: 'bigint',
    },
    unique: [['usernameKey'], ['countryDialingCode', 'mobileNum']],
  },
  {
    name: 'sessions',
    columns: { id: 'text', memberId: 'text', createdAt: 'bigint', expiresAt: 'bigint' },
    indexes: [['memberId'], ['expiresAt']],
  },
  {
    name: 'wallets',
    columns: { id: 'text', currency: 'text', balance: 'bigint', updatedAt: 'bigint' },
  },
  {
    name: 'operators',
    columns: { id: 'text', passwordHash: 'text', failures: 'bigint', lockedUntil: 'bigint?' },
  },
  {
    name: 'operatorSessions',
    columns: {
      id: 'text',
      operator: 'text',
      csrfToken: 'text',
      createdAt: 'bigint',
      expiresAt: 'bigint',
    },
    indexes: [['expiresAt']],
  },
  {
    name: 'ruleVersions',
    columns: {
      id: 'text',
      version: 'bigint',
      rules: 'text',
      author: 'text',
      note: 'text',
      restoredFrom: 'bigint?',
      createdAt: 'bigint',
    },
    unique: [['version']],
  },
  {
    name: 'captchas',
    columns: { id: 'text', solution: 'text', expiresAt: 'bigint' },
    indexes: [['expiresAt']],
  },
  {
    name: 'smsCodes',
    columns: {
      id: 'text',
      code: 'text',
      attempts: 'bigint',
      sentAt: 'bigint',
      expiresAt: 'bigint',
    },
    indexes: [['expiresAt']],
  },
  {
    name: 'idempotency',
    columns: { id: 'text', bodyHash: 'text', result: 'text', createdAt: 'bigint' },
    indexes: [['createdAt']],
  },
  {
    name: 'nonces',
    columns: { id: 'text', expiresAt: 'bigint' },
    indexes: [['expiresAt']],
  },
  {
    name: 'rateWindows',
    columns: { id: 'text', count: 'bigint', expiresAt: 'bigint' },
    indexes: [['expiresAt']],
  },
  {
    name: 'settings',
    columns: { id: 'text', value: 'text', updatedAt: 'bigint' },
  },
]

/**
 * Creates the collections of the first version: accounts, sessions, registration rules and rate
 * limits.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createTable(database, table)
}
