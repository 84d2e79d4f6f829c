import type { Kysely } from 'kysely'

/** Stores the time at which a message was deleted. A deleted message can be restored. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('messages').addColumn('deletedAt', 'bigint').execute()
}
