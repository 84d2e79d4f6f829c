import { sql } from 'kysely'
import type { AnyDatabase } from './sqlTable.ts'

/** Polling interval in milliseconds, so that a write of a command is noticed within a second. */
const usualInterval = 500

/**
 * Watches an embedded database for commits of other processes. SQLite counts the commits of other
 * connections, and reading the count does not touch the disk.
 * @returns a function that stops the watch.
 */
export async function watchForeignWrites(
  database: AnyDatabase,
  onWrite: () => void,
  interval: number = usualInterval,
): Promise<() => void> {
  const read = async () => {
    // Kysely does not classify a pragma as a select, so the pragma runs on the writing connection.
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(database)
    return rows[0]?.data_version
  }
  let known = await read()
  const look = async () => {
    // The query fails only while the database closes, when a change no longer matters.
    const version = await read().catch(() => known)
    if (version === known) return
    known = version
    onWrite()
  }
  const timer = setInterval(look, interval).unref()
  return () => clearInterval(timer)
}
