import { type Kysely, sql } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Start of the day of a ledger entry. The market's days begin at 03:00 UTC. */
const day = sql`("at" - ("at" - 10800000) % 86400000)`
const direction = sql`case when "amount" > 0 then 'IN' else 'OUT' end`

/**
 * Adds daily totals of the movements in each account of a member and computes them for past days.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'entryDays',
    columns: {
      id: 'text',
      account: 'text',
      memberId: 'text',
      day: 'bigint',
      kind: 'text',
      direction: 'text',
      entries: 'bigint',
      amount: 'bigint',
    },
    indexes: [
      ['account', 'day'],
      ['memberId', 'day'],
    ],
  })
  await sql`
    insert into "entryDays" ("id", "account", "memberId", "day", "kind", "direction", "entries",
      "amount")
    select "account" || '/' || "day" || '/' || "kind" || '/' || "direction", "account", "memberId",
      "day", "kind", "direction", count(*), sum("amount")
    from (
      select "account", "memberId", ${day} as "day", "kind", ${direction} as "direction", "amount"
      from "ledgerEntries" where "memberId" is not null
    ) as "entries"
    group by "account", "memberId", "day", "kind", "direction"
  `.execute(database)
}
