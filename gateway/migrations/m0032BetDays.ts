import { type Kysely, sql } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Start of the day that contains the time in a column. The market's days begin at 03:00 UTC. */
const dayOf = (column: string) =>
  sql`(${sql.ref(column)} - (${sql.ref(column)} - 10800000) % 86400000)`

/** Adds daily totals of each member's bets and computes them for past days. */
export async function up<Schema>(database: Kysely<Schema>): Promise<void> {
  await createTable(database, {
    name: 'betDays',
    columns: {
      id: 'text',
      memberId: 'text',
      placedDay: 'bigint',
      settledDay: 'bigint?',
      gameType: 'text',
      vendor: 'text',
      status: 'text',
      bets: 'bigint',
      stake: 'bigint',
      validBet: 'bigint',
      win: 'bigint',
    },
    indexes: [
      ['memberId', 'placedDay'],
      ['memberId', 'settledDay'],
    ],
  })
  const named = sql`"memberId" || '/' || "placedDay" || '/'
    || coalesce(cast("settledDay" as text), '') || '/' || "status" || '/' || "gameType" || '/'
    || "vendor"`
  await sql`
    insert into "betDays" ("id", "memberId", "placedDay", "settledDay", "gameType", "vendor",
      "status", "bets", "stake", "validBet", "win")
    select ${named}, "memberId", "placedDay", "settledDay", "gameType", "vendor", "status",
      count(*), sum("stake"), sum("validBet"), sum("win")
    from (
      select "memberId", ${dayOf('placedAt')} as "placedDay", ${dayOf('settledAt')} as "settledDay",
        "gameType", "vendor", "status", "stake", "validBet", "win"
      from "bets"
    ) as "bets"
    group by "memberId", "placedDay", "settledDay", "gameType", "vendor", "status"
  `.execute(database)
}
