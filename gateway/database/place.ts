/**
 * `Place`: the database or transaction in which an operation of a collection runs, with its locks.
 */
import { sql } from 'kysely'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/** The database, or one of its transactions. */
export type Place = { database: AnyDatabase; isTransaction: boolean }

/** Runs one operation of a collection, either directly in the database or in a transaction. */
export type Run = <Result>(step: (place: Place) => Promise<Result>) => Promise<Result>

/** True if rows that an operation reads must be locked until the transaction ends. */
export const locksRows = ({ engine }: SqlTable, { isTransaction }: Place): boolean =>
  engine.hasManyWriters && isTransaction

/**
 * Runs `attempt` on the row with the id. If `isMissed` reports that the row is missing and
 * transactions run in parallel, locks the id and runs `attempt` again. The lock waits for a
 * transaction that is inserting the row, and afterwards no other transaction can insert it. Two
 * transactions that insert the same missing row thus run one after the other, as in SQLite.
 */
export async function onRowOf<Result>(
  { table, place, id }: { table: SqlTable; place: Place; id: string },
  attempt: (place: Place) => Promise<Result>,
  isMissed: (result: Result) => boolean,
): Promise<Result> {
  const result = await attempt(place)
  if (!table.engine.hasManyWriters || !isMissed(result)) return result
  const again = async (inside: Place) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${table.keyOf(id)}, 0))`.execute(
      inside.database,
    )
    return attempt(inside)
  }
  if (place.isTransaction) return again(place)
  return place.database
    .transaction()
    .setIsolationLevel('read committed')
    .execute((database) => again({ database, isTransaction: true }))
}

/** Runs a write in a savepoint, so that the transaction can continue if the write fails. */
export async function undoneAlone<Result>(
  table: SqlTable,
  place: Place,
  write: () => Promise<Result>,
): Promise<Result> {
  if (!locksRows(table, place)) return write()
  await sql`savepoint before_write`.execute(place.database)
  try {
    const result = await write()
    await sql`release savepoint before_write`.execute(place.database)
    return result
  } catch (error) {
    await sql`rollback to savepoint before_write`.execute(place.database)
    throw error
  }
}
