/** Where a step of the store runs, and what it locks there. */
import { sql } from 'kysely'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/** The database itself, or a transaction of it. */
export type Place = { database: AnyDatabase; isTransaction: boolean }

/** Runs a step of the store in its place. */
export type Run = <Result>(step: (place: Place) => Promise<Result>) => Promise<Result>

/** Whether rows that are read here must stay as they are until the transaction ends. */
export const locksRows = ({ engine }: SqlTable, { isTransaction }: Place): boolean =>
  engine.hasManyWriters && isTransaction

/**
 * Does something to the row of an id. Where several transactions run at once and there is no such
 * row, waits for one that is making it, and tries again; in a transaction nobody else makes it from
 * then on. So two that make a row unless it is there come one after the other, as they do in
 * SQLite.
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

/** Runs a write that may fail so that its transaction can go on afterwards. */
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
