import type { Kysely } from 'kysely'

/** When a message was deleted that can still be restored. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('messages').addColumn('deletedAt', 'bigint').execute()
}
