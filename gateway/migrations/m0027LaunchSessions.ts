import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/**
 * The session that a game was opened in. Launches of members that are open now have none, so they
 * are over: they would have ended within hours.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'gameLaunches', 'sessionId')
}
