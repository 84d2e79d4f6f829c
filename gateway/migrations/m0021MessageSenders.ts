import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/** Stores the upline that sent a message. Null for earlier messages: the platform sent them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'messages', 'senderId')
}
