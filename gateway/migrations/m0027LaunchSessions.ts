import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/**
 * Stores the session in which a game was launched. Current launches of members have none and
 * therefore end now; they would have expired within hours.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'gameLaunches', 'sessionId')
}
