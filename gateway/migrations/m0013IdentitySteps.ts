import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores the identity checks of members. */
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
