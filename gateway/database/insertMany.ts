/** Bulk insertion with statements of a few fixed sizes, so that each statement is compiled once. */
import { sql } from 'kysely'
import { compareTexts } from '../../platform/domain/base/storage/compare.ts'
import type { StoredRow } from '../../platform/domain/base/storage/storedRow.ts'
import { insertUnlessTaken } from './duplicates.ts'
import type { Place } from './place.ts'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/**
 * Rows per statement. Even the widest table stays far below the maximum number of SQL parameters.
 */
const sizes = [128, 16, 1] as const

/** Splits the rows into groups of the largest possible sizes. */
function* inGroups(rows: readonly StoredRow[]): Generator<readonly StoredRow[]> {
  for (let from = 0; from < rows.length; ) {
    const left = rows.length - from
    const size = sizes.find((one) => one <= left) ?? 1
    yield rows.slice(from, from + size)
    from += size
  }
}

/**
 * Inserts the rows, and skips each whose id or unique columns already exist. The rows are ordered
 * by id, so that two parallel insertions of the same rows never deadlock.
 * @returns true if no row was skipped.
 */
async function insertAll(table: SqlTable, database: AnyDatabase, rows: readonly StoredRow[]) {
  const inOrder = rows.toSorted((a, b) => compareTexts(String(a.id), String(b.id)))
  for (const group of inGroups(inOrder)) {
    const { numAffectedRows } = await database.executeQuery(table.insertRows(group))
    if (numAffectedRows !== BigInt(group.length)) return false
  }
  return true
}

/** Runs work in a savepoint, and rolls the savepoint back when the work throws. */
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

/** Thrown to roll back the insertion because a row was skipped. */
class LeftOut extends Error {}

async function insertInside(table: SqlTable, database: AnyDatabase, rows: readonly StoredRow[]) {
  try {
    await inSavepoint(database, async () => {
      if (!(await insertAll(table, database, rows))) throw new LeftOut()
    })
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error
    // Inserts the rows one at a time, so that the duplicate throws its error. If the conflicting
    // row has been deleted meanwhile, all rows are inserted.
    await inSavepoint(database, async () => {
      for (const row of rows) await insertUnlessTaken(table, database, row)
    })
  }
}

/**
 * Inserts all rows or none. A transaction can continue after a duplicate.
 * @throws {DuplicateError} for the first duplicate, as if the rows were inserted one by one.
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
