/** Place in which a step of the store runs, and the locks that it takes there. */
import { sql } from 'kysely'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/** The database itself, or one of its transactions. */
export type Place = { database: AnyDatabase; isTransaction: boolean }

/** Runs a step of the store in the database or in its transaction. */
export type Run = <Result>(step: (place: Place) => Promise<Result>) => Promise<Result>

/** True if rows that are read here must stay unchanged until the transaction ends. */
export const locksRows = ({ engine }: SqlTable, { isTransaction }: Place): boolean =>
  engine.hasManyWriters && isTransaction

/**
 * Runs a step on the row of an id. With parallel transactions, a missing row is awaited if another
 * transaction is inserting it, and the step is retried; afterwards no other transaction can insert
 * it. Two transactions that insert a missing row thus run one after the other, as in SQLite.
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

/** Runs a write in a savepoint, so that the transaction can continue if it fails. */
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
