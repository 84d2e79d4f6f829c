import { type Kysely, sql } from 'kysely'

// Indexes to drop. The index of deposits below replaces the first one; no query used the second
// one.
const replacedIndexes = ['deposits_memberId_status_index', 'ledgerEntries_transferId_index']

const indexes: readonly [table: string, columns: string[]][] = [
  ['deposits', ['memberId', 'status', 'endedAt']],
  // For queries that find an agent's open receivables and debts.
  ['settlements', ['payeeId', 'status', 'settledAt']],
  ['settlements', ['payerId', 'status']],
  // For queries that add up the amounts that a member received, staked and won.
  ['ledgerEntries', ['memberId', 'kind', 'at', 'amount']],
]

/** Replaces sums over a member's whole history with stored totals or index scans. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await keepCredited(database)
  await keepStaked(database)
  for (const index of replacedIndexes) await database.schema.dropIndex(index).execute()
  for (const [table, columns] of indexes) {
    await database.schema
      .createIndex(`${table}_${columns.join('_')}_index`)
      .on(table)
      .columns(columns)
      .execute()
  }
}

/** Stores in each paid deposit the sum of the member's earlier credited deposits. */
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

/** Stores the sum of a member's stakes on each day, without cancelled bets. */
async function keepStaked(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('memberDays')
    .addColumn('staked', 'bigint', (definition) => definition.notNull().defaultTo(0))
    .execute()
  // The market's days begin at 03:00 UTC.
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
