import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/** Stores the page that a message links to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'messages', 'opens')
}
