import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/** Which upline has written a message; none in what the platform told until now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'messages', 'senderId')
}
