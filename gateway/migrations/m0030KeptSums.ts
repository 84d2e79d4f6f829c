import { type Kysely, sql } from 'kysely'

// Nothing ever looked for the entries of one movement.
const replaced = ['deposits_memberId_status_index', 'ledgerEntries_transferId_index']

const indexes: readonly [table: string, columns: string[]][] = [
  ['deposits', ['memberId', 'status', 'endedAt']],
  // What an agent is owed, and owes, among all that was ever settled.
  ['settlements', ['payeeId', 'status', 'settledAt']],
  ['settlements', ['payerId', 'status']],
  // What a member was given, staked and won among all that moved.
  ['ledgerEntries', ['memberId', 'kind', 'at', 'amount']],
]

/** What calls added up of all that a member has ever done is kept, or found by an index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await keepCredited(database)
  for (const index of replaced) await database.schema.dropIndex(index).execute()
  for (const [table, columns] of indexes) {
    await database.schema
      .createIndex(`${table}_${columns.join('_')}_index`)
      .on(table)
      .columns(columns)
      .execute()
  }
}

/** Each paid deposit keeps what those before it brought their member. */
async function keepCredited(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('deposits').addColumn('creditedBefore', 'bigint').execute()
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
}
