/** Many rows at once, in statements of a few sizes, so that each is compiled once. */
import { sql } from 'kysely'
import { compareTexts } from '../../platform/domain/base/storage/compare.ts'
import type { StoredRow } from '../../platform/domain/base/storage/storedRow.ts'
import { insertUnlessTaken } from './duplicates.ts'
import type { Place } from './place.ts'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/** Rows of a statement. The widest table stays far below what a statement's parameters may be. */
const sizes = [128, 16, 1] as const

/** The rows in groups, as large as they can be. */
function* inGroups(rows: readonly StoredRow[]): Generator<readonly StoredRow[]> {
  for (let from = 0; from < rows.length; ) {
    const left = rows.length - from
    const size = sizes.find((one) => one <= left) ?? 1
    yield rows.slice(from, from + size)
    from += size
  }
}

/**
 * Inserts what is not taken, in the order of ids, so that two who insert the same rows never wait
 * for each other. @returns whether none was left out.
 */
async function insertAll(table: SqlTable, database: AnyDatabase, rows: readonly StoredRow[]) {
  const inOrder = rows.toSorted((a, b) => compareTexts(String(a.id), String(b.id)))
  for (const group of inGroups(inOrder)) {
    const { numAffectedRows } = await database.executeQuery(table.insertRows(group))
    if (numAffectedRows !== BigInt(group.length)) return false
  }
  return true
}

/** Does work of a transaction so that all of it is undone when it throws. */
async function inSavepoint<Result>(
  database: AnyDatabase,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint before_rows`.execute(database)
  try {
    const result = await work()
    await sql`release savepoint before_rows`.execute(database)
    return result
  } catch (error) {
    await sql`rollback to savepoint before_rows`.execute(database)
    throw error
  }
}

/** Undoes what was inserted when some of it was left out. */
class LeftOut extends Error {}

async function insertInside(table: SqlTable, database: AnyDatabase, rows: readonly StoredRow[]) {
  try {
    await inSavepoint(database, async () => {
      if (!(await insertAll(table, database, rows))) throw new LeftOut()
    })
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error
    // One after the other finds which is taken; or all are there, when the other row has gone.
    await inSavepoint(database, async () => {
      for (const row of rows) await insertUnlessTaken(table, database, row)
    })
  }
}

/**
 * Inserts all rows or none; a transaction can go on after a duplicate.
 * @throws {DuplicateError} as inserting them one after the other would first.
 */
export async function insertMany(
  table: SqlTable,
  { database, isTransaction }: Place,
  rows: readonly StoredRow[],
): Promise<void> {
  if (rows.length === 0) return
  if (isTransaction) return insertInside(table, database, rows)
  await database
    .transaction()
    .setIsolationLevel('read committed')
    .execute((inside) => insertInside(table, inside, rows))
}
