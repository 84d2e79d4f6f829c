import { DuplicateError } from '../../mocks/world/store.ts'
import { type Comparison, type StoredRow, uniqueGroups } from '../../mocks/world/storedRow.ts'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/**
 * Tells of a duplicate as every store does. A database names whichever constraint it met first, so
 * `taken` looks the columns up in the order of the definition.
 * @throws {DuplicateError}
 */
export async function tellDuplicates<Result>(
  { name, engine }: SqlTable,
  write: () => Promise<Result>,
  taken: () => Promise<readonly string[] | undefined>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const columns = engine.duplicateColumns(error)
    if (!columns) throw error
    // The other row may be gone by now; then the database's word has to do.
    throw new DuplicateError(name, (await taken()) ?? columns)
  }
}

/**
 * The first unique group whose values another row has.
 * @param own the id of the row that is being changed.
 */
export async function firstTaken(
  { name, definition, matching }: SqlTable,
  database: AnyDatabase,
  row: StoredRow,
  own?: string,
): Promise<readonly string[] | undefined> {
  for (const group of uniqueGroups(definition)) {
    const comparisons = group.map(
      (column): Comparison => ({ column, operator: '=', value: row[column] ?? null }),
    )
    if (comparisons.some(({ value }) => value === null)) continue
    const holders = await database
      .selectFrom(name)
      .select('id')
      .where(matching(comparisons))
      .execute()
    if (holders.some(({ id }) => id !== own)) return group
  }
  return undefined
}
