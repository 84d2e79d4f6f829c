import type { Kysely } from 'kysely'

/**
 * Indexes mobile numbers, because members can log in with their number without the dialing code.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('members_mobileNum_index')
    .on('members')
    .columns(['mobileNum'])
    .execute()
}
