import type { Kysely } from 'kysely'
import { createTable, type Table } from './tables/createTable.ts'

const tables: Table[] = [
  {
    name: 'scheduledRules',
    columns: {
      id: 'text',
      revision: 'text',
      publishAt: 'bigint',
      follows: 'bigint',
      draft: 'text',
      author: 'text',
      createdAt: 'bigint',
      state: 'text',
      problems: 'text',
    },
  },
  {
    name: 'audit',
    columns: {
      id: 'text',
      at: 'bigint',
      operator: 'text',
      action: 'text',
      version: 'bigint?',
      restoredFrom: 'bigint?',
      note: 'text?',
      changed: 'text',
    },
  },
  {
    name: 'signUpShapes',
    columns: {
      id: 'text',
      day: 'bigint',
      method: 'text',
      field: 'text',
      shape: 'text',
      count: 'bigint',
    },
    indexes: [['day']],
  },
  {
    name: 'formHours',
    columns: {
      id: 'text',
      hour: 'bigint',
      opened: 'bigint',
      registered: 'bigint',
      fields: 'text',
    },
    indexes: [['hour']],
  },
]

/**
 * Creates the collections of the operator's console: scheduled rules, audit, and reports of
 * registration forms.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createTable(database, table)
}
