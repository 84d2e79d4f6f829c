import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/**
 * Stores the session in which a game was launched. Existing launches of members have no session and
 * therefore end with this migration; they would have expired within hours.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'gameLaunches', 'sessionId')
}
