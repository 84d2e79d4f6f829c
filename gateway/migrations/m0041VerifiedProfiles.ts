import { type Kysely, sql } from 'kysely'

/** Maximum number of rows per query. */
const batchSize = 1_000

type Row = { memberId: string; submission: string; profile: string }

/**
 * Copies verified identities into the profiles of members. Earlier versions of the gateway did not
 * copy this data on verification. Closed accounts have no profile.
 */
export async function up<Schema>(database: Kysely<Schema>): Promise<void> {
  let last = ''
  for (;;) {
    const { rows } = await sql<Row>`
      select "memberId", "submission", "profile"
      from "identitySteps" join "members" on "members"."id" = "memberId"
      where "step" = 'PERSON' and "state" = 'ACCEPTED' and "memberId" > ${last}
        and not exists (select 1 from "closedAccounts" where "closedAccounts"."id" = "memberId")
      order by "memberId" limit ${batchSize}
    `.execute(database)
    for (const { memberId, submission, profile } of rows) {
      // The cast is safe: every accepted `PERSON` submission contains the three fields as texts.
      const { number, fullName, birthday } = JSON.parse(submission) as Record<string, string>
      const person = { idNumber: number, payeeName: fullName, fullname: fullName, birthday }
      const filled = JSON.stringify({ ...JSON.parse(profile), ...person })
      await sql`update "members" set "profile" = ${filled} where "id" = ${memberId}`.execute(
        database,
      )
    }
    if (rows.length < batchSize) return
    last = rows.at(-1)?.memberId ?? ''
  }
}
