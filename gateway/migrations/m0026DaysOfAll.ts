import type { Kysely } from 'kysely'

/**
 * Adds an index by day, so that a query for today's activity of a large team reads only members who
 * were active today.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('memberDays_day_memberId_index')
    .on('memberDays')
    .columns(['day', 'memberId'])
    .execute()
}
