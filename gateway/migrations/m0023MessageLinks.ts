import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/** Messages lead to the page that they are about. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'messages', 'opens')
}
