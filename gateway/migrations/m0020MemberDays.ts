import { type Kysely, sql } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Start of the day to which the time in `column` belongs. The market's days begin at 03:00 UTC. */
const dayOf = (column: string) => {
  const at = sql.ref(column)
  return sql`(${at} - (${at} - 10800000) % 86400000)`
}

const gifts = ['BONUS', 'BONUS_FORFEITED', 'REFERRAL', 'RED_ENVELOPE', 'WHEEL', 'POINTS']
const payouts = ['WITHDRAWAL', 'WITHDRAWAL_RETURNED']

const listOf = (kinds: readonly string[]) => sql.join(kinds.map((kind) => sql.lit(kind)))

const amountOf = (kinds: readonly string[]) =>
  sql`sum(case when "kind" in (${listOf(kinds)}) then "amount" else 0 end)`

/** Adds the daily totals of each member and computes them for past days. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'memberDays',
    columns: {
      id: 'text',
      memberId: 'text',
      day: 'bigint',
      deposits: 'bigint',
      withdrawals: 'bigint',
      bets: 'bigint',
      stake: 'bigint',
      validBet: 'bigint',
      win: 'bigint',
      bonuses: 'bigint',
      rebates: 'bigint',
    },
    indexes: [['memberId', 'day']],
  })
  await sql`
    insert into "memberDays" ("id", "memberId", "day", "deposits", "withdrawals", "bets", "stake",
      "validBet", "win", "bonuses", "rebates")
    select "memberId" || '/' || "day", "memberId", "day", sum("deposits"), sum("withdrawals"),
      sum("bets"), sum("stake"), sum("validBet"), sum("win"), sum("bonuses"), sum("rebates")
    from (
      select "memberId", ${dayOf('settledAt')} as "day", 0 as "deposits", 0 as "withdrawals",
        count(*) as "bets", sum("stake") as "stake", sum("validBet") as "validBet",
        sum("win") as "win", 0 as "bonuses", 0 as "rebates"
      from "bets" where "status" = 'SETTLED' and "settledAt" is not null
      group by "memberId", ${dayOf('settledAt')}
      union all
      select "memberId", ${dayOf('at')} as "day", ${amountOf(['DEPOSIT'])},
        -${amountOf(payouts)}, 0, 0, 0, 0,
        ${amountOf(gifts)}, ${amountOf(['REBATE'])}
      from "ledgerEntries"
      where "account" in ("memberId", "memberId" || '/bonus')
        and "kind" in (${listOf(['DEPOSIT', ...payouts, 'REBATE', ...gifts])})
      group by "memberId", ${dayOf('at')}
    ) as "parts"
    group by "memberId", "day"
  `.execute(database)
}
