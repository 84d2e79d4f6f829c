import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** What members have shown of who they are. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'identitySteps',
    columns: {
      id: 'text',
      memberId: 'text',
      step: 'text',
      state: 'text',
      reason: 'text?',
      submission: 'text',
      attempts: 'bigint',
      firstAt: 'bigint',
      submittedAt: 'bigint',
      decidedAt: 'bigint?',
      expiresAt: 'bigint?',
    },
    indexes: [['memberId']],
  })
}
