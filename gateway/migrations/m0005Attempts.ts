import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/** Counts attempts in `rateWindows`. The audit stores the origin of a failed sign-in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  for (const column of ['failures', 'lockedUntil']) {
    await schema.alterTable('operators').dropColumn(column).execute()
  }
  for (const column of ['paymentFailures', 'paymentLockedUntil']) {
    await schema.alterTable('memberSettings').dropColumn(column).execute()
  }
  await addText(database, 'audit', 'address')
}
