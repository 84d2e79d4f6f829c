import { type Kysely, sql } from 'kysely'
import { addText } from './tables/createTable.ts'

/**
 * Adds the username and type of each account to the team links, with an index from which a team of
 * any size is searched, counted and listed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addText(database, 'teamLinks', 'accountKey', '')
  await database.schema
    .alterTable('teamLinks')
    .addColumn('accountType', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    update "teamLinks" set
      "accountKey" = coalesce((select "usernameKey" from "members" where "members"."id" = "memberId"), ''),
      "accountType" = coalesce((select "type" from "members" where "members"."id" = "memberId"), 0)
  `.execute(database)
  await database.schema.dropIndex('teamLinks_ancestorId_joinedAt_index').execute()
  const columns = ['joinedAt', 'id', 'memberId', 'depth', 'accountKey', 'accountType']
  await database.schema
    .createIndex('teamLinks_ancestorId_covering_index')
    .on('teamLinks')
    .columns(['ancestorId', ...columns])
    .execute()
}
