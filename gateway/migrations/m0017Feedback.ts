import { type Kysely, sql } from 'kysely'
import { addText, createTable } from './tables/createTable.ts'

/** Turns feedback into tickets with a status, the language of the replies and a history. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'feedback', 'status', 'OPEN')
  await addText(database, 'feedback', 'language', 'pt')
  await database.schema
    .alterTable('feedback')
    .addColumn('updatedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update "feedback" set "updatedAt" = "receivedAt"`.execute(database)
  await createTable(database, {
    name: 'feedbackReplies',
    columns: {
      id: 'text',
      feedbackId: 'text',
      memberId: 'text',
      sender: 'text',
      content: 'text',
      fileIds: 'text',
      sentAt: 'bigint',
    },
    indexes: [
      ['feedbackId', 'sentAt'],
      ['memberId', 'sentAt'],
    ],
  })
}
