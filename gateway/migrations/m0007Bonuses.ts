import type { Kysely } from 'kysely'
import { addText, createTable } from './tables/createTable.ts'

/**
 * Stores bonuses with wagering requirements, the part of a stake that each bonus paid, and the
 * wagering requirements of rewards.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'bonuses',
    columns: {
      id: 'text',
      memberId: 'text',
      title: 'text',
      reference: 'text',
      granted: 'bigint',
      balance: 'bigint',
      inPlay: 'bigint',
      required: 'bigint',
      played: 'bigint',
      status: 'text',
      paidOut: 'bigint',
      grantedAt: 'bigint',
      expiresAt: 'bigint',
      endedAt: 'bigint?',
    },
    unique: [['memberId', 'reference']],
    indexes: [['memberId', 'status', 'expiresAt']],
  })
  await createTable(database, {
    name: 'bonusStakes',
    columns: { id: 'text', betId: 'text', bonusId: 'text', amount: 'bigint' },
    indexes: [['betId']],
  })
  await addText(database, 'rewards', 'wagering')
}
