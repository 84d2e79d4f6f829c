import type { Kysely } from 'kysely'

/** Anybody may type a number, without its dialing code, as the name to log in by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('members_mobileNum_index')
    .on('members')
    .columns(['mobileNum'])
    .execute()
}
