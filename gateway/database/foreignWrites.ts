import { sql } from 'kysely'
import type { AnyDatabase } from './sqlTable.ts'

/** How often it is looked for, in milliseconds: what commands write is noticed within a second. */
const usualInterval = 500

/**
 * Notices that another process wrote to an embedded database: SQLite counts what others than the
 * writing connection have committed, and tells the count without touching the disk.
 * @returns ends it.
 */
export async function watchForeignWrites(
  database: AnyDatabase,
  onWrite: () => void,
  interval: number = usualInterval,
): Promise<() => void> {
  const read = async () => {
    // On the connection that writes, since Kysely knows of no select here.
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(database)
    return rows[0]?.data_version
  }
  let known = await read()
  const look = async () => {
    // A database that is closing is nobody's concern any more.
    const version = await read().catch(() => known)
    if (version === known) return
    known = version
    onWrite()
  }
  const timer = setInterval(look, interval).unref()
  return () => clearInterval(timer)
}
