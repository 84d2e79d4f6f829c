import type { Kysely } from 'kysely'

/**
 * Adds an index by day, so that today's activity of a large team is read from today's active
 * members.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('memberDays_day_memberId_index')
    .on('memberDays')
    .columns(['day', 'memberId'])
    .execute()
}
