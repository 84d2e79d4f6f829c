import { DuplicateError } from '../../platform/domain/base/storage/store.ts'
import {
  type Comparison,
  type StoredRow,
  uniqueGroups,
} from '../../platform/domain/base/storage/storedRow.ts'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/**
 * Number of attempts. More insertions and removals of the same row between two queries are not a
 * coincidence.
 */
const mostAttempts = 10

/**
 * Inserts a row, or changes nothing; the transaction can continue after a duplicate.
 * @throws {DuplicateError} for the first unique group that is taken.
 */
export async function insertUnlessTaken(
  table: SqlTable,
  database: AnyDatabase,
  row: StoredRow,
): Promise<void> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const { numAffectedRows } = await database.executeQuery(table.insertRows([row]))
    if (numAffectedRows === 1n) return
    const taken = await firstTaken(table, database, row)
    if (taken) throw new DuplicateError(table.name, taken)
  }
  throw new Error(`${table.name}: the row is taken, but by none that can be found`)
}

/**
 * Converts a duplicate error of the database to that of all stores. A database names the constraint
 * that it checked first, so `findTakenColumns` looks for the columns in the order of the
 * definition.
 * @throws {DuplicateError}
 */
export async function tellDuplicates<Result>(
  { name, engine }: SqlTable,
  write: () => Promise<Result>,
  findTakenColumns: () => Promise<readonly string[] | undefined>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const columns = engine.duplicateColumns(error)
    if (!columns) throw error
    // If the other row is already gone, the columns from the database's error are used.
    throw new DuplicateError(name, (await findTakenColumns()) ?? columns)
  }
}

/**
 * First unique group with values that another row has.
 * @param ownId id of the changed row itself.
 */
export async function firstTaken(
  { name, definition, conditionFor }: SqlTable,
  database: AnyDatabase,
  row: StoredRow,
  ownId?: string,
): Promise<readonly string[] | undefined> {
  for (const group of uniqueGroups(definition)) {
    if (group.some((column) => (row[column] ?? null) === null)) continue
    const comparisons = group.map(
      (column): Comparison => ({ column, operator: '=', value: row[column] ?? null }),
    )
    const holders = await database
      .selectFrom(name)
      .select('id')
      .where(conditionFor(comparisons))
      .execute()
    if (holders.some(({ id }) => id !== ownId)) return group
  }
  return undefined
}
