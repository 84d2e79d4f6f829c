import { type Kysely, sql } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores the time at which each member was last seen, from devices and successful log-ins. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, { name: 'presences', columns: { id: 'text', seenAt: 'bigint' } })
  await sql`
    insert into "presences" ("id", "seenAt")
    select "memberId", max("at") from (
      select "memberId", "seenAt" as "at" from "devices"
      union all
      select "memberId", "at" from "logins" where "outcome" = 'SUCCESS'
    ) as "seen" group by "memberId"`.execute(database)
}
