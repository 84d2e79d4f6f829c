import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores notice preferences, outgoing notices and exports of a member's data. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'noticeChoices',
    columns: {
      id: 'text',
      memberId: 'text',
      kind: 'text',
      channel: 'text',
      isOn: 'boolean',
      changedAt: 'bigint',
    },
    indexes: [['memberId']],
  })
  await createTable(database, {
    name: 'outgoingNotices',
    columns: {
      id: 'text',
      memberId: 'text',
      kind: 'text',
      channel: 'text',
      title: 'text',
      body: 'text',
      createdAt: 'bigint',
    },
    indexes: [['memberId']],
  })
  await createTable(database, {
    name: 'dataExports',
    columns: {
      id: 'text',
      memberId: 'text',
      status: 'text',
      language: 'text',
      requestedAt: 'bigint',
      progress: 'text',
      jsonSize: 'bigint',
      htmlSize: 'bigint',
      readyAt: 'bigint?',
      expiresAt: 'bigint',
    },
    unique: [['memberId']],
    indexes: [['expiresAt']],
  })
  await createTable(database, {
    name: 'dataExportParts',
    columns: { id: 'text', exportId: 'text', content: 'text', expiresAt: 'bigint' },
    indexes: [['exportId'], ['expiresAt']],
  })
  const index = database.schema.createIndex('raffleTickets_memberId_index')
  await index.on('raffleTickets').column('memberId').execute()
}
