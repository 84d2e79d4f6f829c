import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

type Rule = { action: string; level: number; aboveTotal?: string }
type Stored = { market?: { code: string; identityRules?: Rule[] } }
type Tables = {
  payers: { id: string; number: string; documentId: string | null }
  identitySteps: { memberId: string; step: string; state: string; submission: string }
  settings: { id: string; value: string }
}

/** New identity rules of the Brazilian licence. The rules for withdrawals already exist. */
const brazilianRules: readonly Rule[] = [
  { action: 'DEPOSIT', level: 1 },
  { action: 'PLAY', level: 1 },
]

/**
 * Assigns a document number only to a payer with a verified identity. The numbers of other payers
 * become claims. Several payers may claim the same number.
 */
async function releaseClaims(database: Kysely<Tables>): Promise<void> {
  await database.schema.dropIndex('payers_documentId_unique').execute()
  // SQLite cannot make a column nullable, so the column is dropped and added again.
  await database.schema.alterTable('payers').dropColumn('documentId').execute()
  await addText(database, 'payers', 'documentId')
  const verified = await database
    .selectFrom('identitySteps')
    .select(['memberId', 'submission'])
    .where('step', '=', 'PERSON')
    .where('state', '=', 'ACCEPTED')
    .execute()
  for (const { memberId, submission } of verified) {
    // The cast is safe: every accepted `PERSON` submission contains the document's number.
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

/** Adds the identity rules of the Brazilian licence to the rules that an operator configured. */
async function demandIdentity(database: Kysely<Tables>): Promise<void> {
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('id', '=', 'platform')
    .executeTakeFirst()
  // Only `platformSettings.ts` writes this row, always in this form.
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
  // `Tables` describes the schema after the earlier migrations.
  const tables = database as unknown as Kysely<Tables>
  await releaseClaims(tables)
  await demandIdentity(tables)
}
