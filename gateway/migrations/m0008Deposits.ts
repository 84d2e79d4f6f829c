import type { Kysely } from 'kysely'
import { addText, createTable } from './tables/createTable.ts'

/**
 * Stores the payer of a deposit, the proof of a transfer, and the returned amount with its reason.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'payers',
    columns: {
      id: 'text',
      document: 'text',
      number: 'text',
      documentId: 'text',
      createdAt: 'bigint',
    },
    unique: [['documentId']],
  })
  for (const column of ['failureReason', 'payer', 'proof']) {
    await addText(database, 'deposits', column)
  }
  await database.schema.alterTable('deposits').addColumn('returnedAmount', 'bigint').execute()
}
