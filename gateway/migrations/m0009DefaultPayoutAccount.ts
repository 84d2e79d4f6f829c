import { type Kysely, sql } from 'kysely'

/**
 * Marks one payout account of each member as the default. Existing members get their newest account
 * as the default.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('payoutAccounts').addColumn('defaultSince', 'bigint').execute()
  await sql`
    update "payoutAccounts" set "defaultSince" = "createdAt"
    where not exists (
      select 1 from "payoutAccounts" as "other"
      where "other"."memberId" = "payoutAccounts"."memberId" and (
        "other"."createdAt" > "payoutAccounts"."createdAt"
        or ("other"."createdAt" = "payoutAccounts"."createdAt" and "other"."id" > "payoutAccounts"."id")
      )
    )
  `.execute(database)
}
