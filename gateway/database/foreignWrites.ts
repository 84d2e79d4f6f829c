import { sql } from 'kysely'
import type { AnyDatabase } from './sqlTable.ts'

/** Polling interval in milliseconds. Writes of commands are noticed within a second. */
const usualInterval = 500

/**
 * Detects that another process wrote to an embedded database. SQLite counts the commits of other
 * connections and returns the count without touching the disk.
 * @returns a function that stops the watch.
 */
export async function watchForeignWrites(
  database: AnyDatabase,
  onWrite: () => void,
  interval: number = usualInterval,
): Promise<() => void> {
  const read = async () => {
    // Runs on the connection that writes, since Kysely does not classify a pragma as a select.
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(database)
    return rows[0]?.data_version
  }
  let known = await read()
  const look = async () => {
    // A database that is closing no longer needs to be watched.
    const version = await read().catch(() => known)
    if (version === known) return
    known = version
    onWrite()
  }
  const timer = setInterval(look, interval).unref()
  return () => clearInterval(timer)
}
