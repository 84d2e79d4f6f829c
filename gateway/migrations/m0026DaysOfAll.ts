import type { Kysely } from 'kysely'

/** What a large team did today is read from who did something today. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('memberDays_day_memberId_index')
    .on('memberDays')
    .columns(['day', 'memberId'])
    .execute()
}
