import type { Kysely } from 'kysely'
import { addText, createTable } from './tables/createTable.ts'

/** Stores the successful and failed log-ins of an account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'logins',
    columns: {
      id: 'text',
      memberId: 'text',
      at: 'bigint',
      kind: 'text',
      secondStep: 'text?',
      outcome: 'text',
      count: 'bigint',
      area: 'text',
      browser: 'text',
      system: 'text',
      network: 'text',
      deviceId: 'text?',
      sessionId: 'text?',
    },
    indexes: [['memberId', 'at'], ['memberId', 'network'], ['at']],
  })
  await addText(database, 'secondSteps', 'kind')
}
