import { type Kysely, sql } from 'kysely'
import { createTable } from './tables/createTable.ts'

type Database = {
  invitations: { id: string; code: string; agentId: string; firstDeposits: number }
  members: { id: string; registration: string }
  teamMembers: { id: string; uplineId: string | null }
  deposits: { memberId: string; status: string; endedAt: number | null }
  invitees: { id: string; invitationId: string; depositedAt: number | null }
}

/** Referral code of a registration, normalized for the lookup. */
function codeOf(registration: string): string {
  // The cast is safe: only Portico writes this JSON.
  const { referralCode } = JSON.parse(registration) as { referralCode?: string }
  return (referralCode ?? '').trim().toUpperCase()
}

/** Stores the registrations and first deposits of each invitation. */
export async function up(database: Kysely<Database>): Promise<void> {
  for (const column of ['visits', 'firstDeposits']) {
    await database.schema
      .alterTable('invitations')
      .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
  await createTable(database, {
    name: 'invitees',
    columns: { id: 'text', invitationId: 'text', depositedAt: 'bigint?' },
  })
  const invitations = await database
    .selectFrom('invitations')
    .select(['id', 'code', 'agentId'])
    .execute()
  for (const { id: invitationId, code, agentId } of invitations) {
    const downlines = await database
      .selectFrom('teamMembers')
      .innerJoin('members', 'members.id', 'teamMembers.id')
      .select(['members.id', 'members.registration'])
      .where('teamMembers.uplineId', '=', agentId)
      .execute()
    for (const { id, registration } of downlines) {
      if (codeOf(registration) !== code) continue
      await database
        .insertInto('invitees')
        .values({ id, invitationId, depositedAt: null })
        .execute()
    }
  }
  await sql`
    update "invitees" set "depositedAt" = (
      select min("endedAt") from "deposits" where "memberId" = "invitees"."id" and "status" = 'PAID'
    )
  `.execute(database)
  await sql`
    update "invitations" set "firstDeposits" = (
      select count(*) from "invitees"
      where "invitationId" = "invitations"."id" and "depositedAt" is not null
    )
  `.execute(database)
}
