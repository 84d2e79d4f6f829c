import type { Kysely } from 'kysely'
import { addText } from './tables/createTable.ts'

/**
 * Drops the counters of failed attempts, since `rateWindows` now counts them. Adds the IP address
 * of a failed sign-in to the audit.
 */
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
