import { DuplicateError } from '../../platform/domain/base/storage/store.ts'
import {
  type Comparison,
  type StoredRow,
  uniqueGroups,
} from '../../platform/domain/base/storage/storedRow.ts'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/**
 * Maximum number of attempts. An attempt is repeated only if another transaction removes the
 * duplicate row between two statements. This does not happen ten times by chance.
 */
const mostAttempts = 10

/**
 * Inserts a row unless a unique constraint forbids it. The transaction can continue after the
 * error.
 * @throws {DuplicateError} for the first group of unique columns whose values another row has.
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
 * Runs a write, and converts the database's error for a duplicate to `DuplicateError`. The database
 * reports the constraint that it checked first, so `findTakenColumns` determines the columns in the
 * order of the collection's definition.
 * @throws {DuplicateError} when another row has the same unique values.
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
    // If the other row no longer exists, the columns of the database's error are used.
    throw new DuplicateError(name, (await findTakenColumns()) ?? columns)
  }
}

/**
 * First group of unique columns whose values another row has; undefined if there is none.
 * @param ownId id of the row itself if it is being changed; this row is ignored.
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
