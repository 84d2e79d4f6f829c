import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores passkeys and their pending challenges. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'passkeys',
    columns: {
      id: 'text',
      memberId: 'text',
      name: 'text',
      credentialId: 'text',
      publicKey: 'text',
      counter: 'bigint',
      transports: 'text',
      isSynced: 'boolean',
      createdAt: 'bigint',
      usedAt: 'bigint?',
    },
    indexes: [['memberId']],
  })
  await createTable(database, {
    name: 'passkeyChallenges',
    columns: {
      id: 'text',
      purpose: 'text',
      memberId: 'text?',
      boundTo: 'text?',
      expiresAt: 'bigint',
    },
    indexes: [['expiresAt']],
  })
}
