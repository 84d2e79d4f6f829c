import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely'

type Table = {
  name: string
  /** Each column's type; a `?` at the end lets it be null. */
  columns: Record<string, ColumnDataType | `${ColumnDataType}?`>
  unique?: string[][]
  indexes?: string[][]
}

/** Times are milliseconds in a `bigint`, JSON is `text`: every database has both. */
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

async function createTable(database: Kysely<unknown>, table: Table): Promise<void> {
  let creation: CreateTableBuilder<string, string> = database.schema.createTable(table.name)
  for (const [name, type] of Object.entries(table.columns)) {
    const isNullable = type.endsWith('?')
    // The type without its mark is one of Kysely's.
    const plain = type.replace('?', '') as ColumnDataType
    creation = creation.addColumn(name, plain, (column) => {
      if (name === 'id') return column.primaryKey().notNull()
      return isNullable ? column : column.notNull()
    })
  }
  await creation.execute()
  // As indexes, since SQLite can drop an index later but never a constraint.
  for (const columns of table.unique ?? []) {
    const index = database.schema.createIndex(`${table.name}_${columns.join('_')}_unique`)
    await index.on(table.name).columns(columns).unique().execute()
  }
  for (const columns of table.indexes ?? []) {
    const index = database.schema.createIndex(`${table.name}_${columns.join('_')}_index`)
    await index.on(table.name).columns(columns).execute()
  }
}

/** The collections of the first slice: accounts, sessions, rules and what guards them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createTable(database, table)
}
