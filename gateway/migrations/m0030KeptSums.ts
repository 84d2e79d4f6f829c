import { type Kysely, sql } from 'kysely'

/** What calls added up of all that a member has ever done is kept, or found by an index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await keepCredited(database)
}

/** Each paid deposit keeps what those before it brought their member. */
async function keepCredited(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema.alterTable('deposits').addColumn('creditedBefore', 'bigint').execute()
  await sql`
    update "deposits" set "creditedBefore" = "before"."credited"
    from (
      select "id", cast(coalesce(sum("paidAmount" - "fee") over (
        partition by "memberId" order by "endedAt", "id"
        rows between unbounded preceding and 1 preceding
      ), 0) as bigint) as "credited"
      from "deposits" where "status" = 'PAID'
    ) as "before"
    where "before"."id" = "deposits"."id"
  `.execute(database)
  await schema.dropIndex('deposits_memberId_status_index').execute()
  await schema
    .createIndex('deposits_memberId_status_endedAt_index')
    .on('deposits')
    .columns(['memberId', 'status', 'endedAt'])
    .execute()
}
