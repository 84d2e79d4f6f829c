import type { Kysely } from 'kysely'
import { addText, createTable } from './tables/createTable.ts'

/** Whose account pays, what a member shows of a transfer, and what went back with the reason. */
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
