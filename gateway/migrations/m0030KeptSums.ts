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
  await keepStaked(database)
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

/** Each day keeps what its member staked on it, in bets that were not called off. */
async function keepStaked(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('memberDays')
    .addColumn('staked', 'bigint', (added) => added.notNull().defaultTo(0))
    .execute()
  // The market's days begin at three o'clock of UTC.
  const placed = sql`
    select "memberId", "memberId" || '/' || "day" as "id", "day",
      cast(sum("stake") as bigint) as "staked"
    from (
      select "memberId", "stake",
        "placedAt" - ("placedAt" - 10800000) % 86400000 as "day"
      from "bets" where "status" <> 'CANCELLED'
    ) as "bets"
    group by "memberId", "day"
  `
  await sql`
    update "memberDays" set "staked" = "placed"."staked" from (${placed}) as "placed"
    where "placed"."id" = "memberDays"."id"
  `.execute(database)
  await sql`
    insert into "memberDays" ("id", "memberId", "day", "deposits", "withdrawals", "bets", "stake",
      "validBet", "win", "bonuses", "rebates", "staked")
    select "id", "memberId", "day", 0, 0, 0, 0, 0, 0, 0, 0, "staked" from (${placed}) as "placed"
    where not exists (select 1 from "memberDays" where "memberDays"."id" = "placed"."id")
  `.execute(database)
}
