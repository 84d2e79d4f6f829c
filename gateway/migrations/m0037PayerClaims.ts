import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

type Rule = { action: string; level: number; aboveTotal?: string }
type Stored = { market?: { code: string; identityRules?: Rule[] } }
type Tables = {
  payers: { id: string; number: string; documentId: string | null }
  identitySteps: { memberId: string; step: string; state: string; submission: string }
  settings: { id: string; value: string }
}

/** Demands of the Brazilian licence besides those for withdrawals. */
const brazilianRules: readonly Rule[] = [
  { action: 'DEPOSIT', level: 1 },
  { action: 'PLAY', level: 1 },
]

/** A number is one person's once their identity is verified; until then it is a claim. */
async function releaseClaims(database: Kysely<Tables>): Promise<void> {
  await database.schema.dropIndex('payers_documentId_unique').execute()
  // SQLite can let no column be null later, only drop it.
  await database.schema.alterTable('payers').dropColumn('documentId').execute()
  await addText(database, 'payers', 'documentId')
  const verified = await database
    .selectFrom('identitySteps')
    .select(['memberId', 'submission'])
    .where('step', '=', 'PERSON')
    .where('state', '=', 'ACCEPTED')
    .execute()
  for (const { memberId, submission } of verified) {
    // Only the steps of a person were selected.
    const { number } = JSON.parse(submission) as { number: string }
    await database
      .updateTable('payers')
      .set({ documentId: `CPF:${number}` })
      .where('id', '=', memberId)
      .where('number', '=', number)
      .execute()
  }
  await database.schema
    .createIndex('payers_documentId_unique')
    .on('payers')
    .columns(['documentId'])
    .unique()
    .execute()
  await database.schema
    .createIndex('payers_number_index')
    .on('payers')
    .columns(['number'])
    .execute()
}

/** Rules that an operator has set stand beside those that the licence has gained. */
async function demandIdentity(database: Kysely<Tables>): Promise<void> {
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('id', '=', 'platform')
    .executeTakeFirst()
  // Only `platformSettings.ts` writes the row.
  const stored = row && (JSON.parse(row.value) as Stored)
  const rules = stored?.market?.identityRules
  if (!rules || stored.market?.code !== 'BR') return
  const missing = brazilianRules.filter(({ action }) => !rules.some((one) => one.action === action))
  stored.market.identityRules = [...missing, ...rules]
  await database
    .updateTable('settings')
    .set({ value: JSON.stringify(stored) })
    .where('id', '=', 'platform')
    .execute()
}

export async function up<Schema>(database: Kysely<Schema>): Promise<void> {
  // The tables as earlier migrations have left them.
  const tables = database as unknown as Kysely<Tables>
  await releaseClaims(tables)
  await demandIdentity(tables)
}
