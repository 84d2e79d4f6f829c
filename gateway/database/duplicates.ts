import { DuplicateError } from '../../platform/domain/base/storage/store.ts'
import {
  type Comparison,
  type StoredRow,
  uniqueGroups,
} from '../../platform/domain/base/storage/storedRow.ts'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/** How often a row can be taken and gone again between two looks; more is no coincidence. */
const mostAttempts = 10

/**
 * Inserts a row, or leaves everything as it is: a transaction can go on after a duplicate.
 * @throws {DuplicateError} which names the first unique group that is taken.
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
 * Tells of a duplicate as every store does. A database names whichever constraint it met first, so
 * `findTakenColumns` looks the columns up in the order of the definition.
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
    // The other row may be gone by now; then the database's word has to do.
    throw new DuplicateError(name, (await findTakenColumns()) ?? columns)
  }
}

/**
 * The first unique group whose values another row has.
 * @param own the id of the row that is being changed.
 */
export async function firstTaken(
  { name, definition, conditionFor }: SqlTable,
  database: AnyDatabase,
  row: StoredRow,
  own?: string,
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
    if (holders.some(({ id }) => id !== own)) return group
  }
  return undefined
}
