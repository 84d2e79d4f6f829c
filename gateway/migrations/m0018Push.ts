import type { Kysely } from 'kysely'
import { addText, createTable } from './tables/createTable.ts'

/** Stores push subscriptions of browsers, and the page that a notification opens. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'pushDevices',
    columns: {
      id: 'text',
      memberId: 'text',
      sessionId: 'text',
      endpoint: 'text',
      p256dh: 'text',
      auth: 'text',
      keptAt: 'bigint',
    },
    indexes: [['memberId'], ['sessionId'], ['keptAt']],
  })
  await addText(database, 'outgoingNotices', 'opens')
}
