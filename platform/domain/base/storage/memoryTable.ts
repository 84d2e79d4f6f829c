import { compareScalars, meets } from './compare.ts'
import { type CollectionDefinition, DuplicateError } from './store.ts'
import {
  type CheckedQuery,
  type CheckedSum,
  type Comparison,
  idAmong,
  type StoredRow,
} from './storedRow.ts'
import { type StoredSum, sumRows } from './sumRows.ts'

/** Committed rows of a collection, with an index of its unique values. */
export type MemoryTable = {
  name: string
  definition: CollectionDefinition
  rows: Map<string, StoredRow>
  /** For each unique group of columns: row ids by key (see `keyOf`). */
  holders: Map<string, string>[]
}

/** A transaction's view of a table: the committed rows, overlaid with its changes. */
export type MemoryView = {
  get(id: string): StoredRow | undefined
  select(query: CheckedQuery): StoredRow[]
  count(comparisons: readonly Comparison[]): number
  /** @throws {RangeError} when a sum is not a safe integer. */
  sum(query: CheckedSum): StoredSum[]
  /** @throws {DuplicateError} when another row has the same id or unique values. */
  insert(row: StoredRow): void
  /** Inserts all rows or none. @throws {DuplicateError} */
  insertMany(rows: readonly StoredRow[]): void
  /** @throws {DuplicateError} when another row has the same unique values. */
  update(id: string, changes: StoredRow, conditions: readonly Comparison[]): boolean
  remove(comparisons: readonly Comparison[]): number
  /** Applies the changes to the table. @returns true if there were any. */
  commit(): boolean
}

export function createMemoryTable(name: string, definition: CollectionDefinition): MemoryTable {
  return { name, definition, rows: new Map(), holders: definition.unique.map(() => new Map()) }
}

/**
 * Text that identifies a combination of values. Undefined if one of the values is null, because
 * null equals nothing.
 */
function keyOf(group: readonly string[], row: StoredRow): string | undefined {
  const values = group.map((column) => row[column] ?? null)
  return values.includes(null) ? undefined : JSON.stringify(values)
}

const idOf = (row: StoredRow) => String(row.id)

export function viewOf(table: MemoryTable): MemoryView {
  const unique = table.definition.unique
  /** Changed rows by id; undefined for a removed row. */
  const changes = new Map<string, StoredRow | undefined>()
  /**
   * For each group of unique columns: ids of changed rows, by the values of these columns. The row
   * of an id may have other values by now, so `holderOf` compares them.
   */
  const holders = unique.map(() => new Map<string, string>())

  const get = (id: string) => (changes.has(id) ? changes.get(id) : table.rows.get(id))

  function* all(): Generator<StoredRow> {
    for (const [id, row] of table.rows) if (!changes.has(id)) yield row
    for (const row of changes.values()) if (row) yield row
  }

  /** Rows with the requested ids, or all rows if the condition names no id. */
  function candidates(comparisons: readonly Comparison[]): StoredRow[] {
    const id = idAmong(comparisons)
    if (id !== undefined) return [get(id)].filter((row) => row !== undefined)
    for (const comparison of comparisons) {
      if (comparison.column !== 'id' || comparison.operator !== 'in') continue
      return [...comparison.values]
        .map((one) => get(String(one)))
        .filter((row) => row !== undefined)
    }
    return [...all()]
  }

  const matching = (comparisons: readonly Comparison[]): StoredRow[] =>
    candidates(comparisons).filter((candidate) => meets(candidate, comparisons))

  function holderOf(group: number, key: string): string | undefined {
    const columns = unique[group] ?? []
    return [holders[group]?.get(key), table.holders[group]?.get(key)].find((id) => {
      const row = id === undefined ? undefined : get(id)
      return row && keyOf(columns, row) === key
    })
  }

  /** @param replacedId id of the row that the new row replaces. */
  function put(row: StoredRow, replacedId?: string): void {
    const id = idOf(row)
    if (id !== replacedId && get(id)) throw new DuplicateError(table.name, ['id'])
    const keys = unique.map((columns) => keyOf(columns, row))
    keys.forEach((key, group) => {
      const holder = key === undefined ? undefined : holderOf(group, key)
      if (holder === undefined || holder === replacedId) return
      throw new DuplicateError(table.name, unique[group] ?? [])
    })
    if (replacedId !== undefined) changes.set(replacedId, undefined)
    changes.set(id, row)
    keys.forEach((key, group) => {
      if (key !== undefined) holders[group]?.set(key, id)
    })
  }

  /** Undoes the insertion of a row that replaced no other row. */
  function takeBack(id: string): void {
    if (table.rows.has(id)) changes.set(id, undefined)
    else changes.delete(id)
  }

  function putAll(rows: readonly StoredRow[]): void {
    const done: string[] = []
    try {
      for (const row of rows) {
        put(row)
        done.push(idOf(row))
      }
    } catch (error) {
      done.forEach(takeBack)
      throw error
    }
  }

  return {
    get,
    select: ({ comparisons, ...query }) => sortRows(matching(comparisons), query),
    count: (comparisons) => matching(comparisons).length,
    sum: (query) => sumRows(matching(query.comparisons), query),
    insert: put,
    insertMany: putAll,
    update(id, values, expected) {
      const row = get(id)
      if (!row || !meets(row, expected)) return false
      if (Object.keys(values).length > 0) put({ ...row, ...values }, id)
      return true
    },
    remove(comparisons) {
      const rows = matching(comparisons)
      for (const row of rows) changes.set(idOf(row), undefined)
      return rows.length
    },
    commit: () => commit(table, changes),
  }
}

function sortRows(
  rows: StoredRow[],
  { orderBy, limit, offset }: Omit<CheckedQuery, 'comparisons'>,
): StoredRow[] {
  const direction = orderBy?.direction === 'descending' ? -1 : 1
  const directionOfIds = orderBy?.ids === 'descending' ? -1 : 1
  const column = orderBy?.column ?? 'id'
  const order = (a: StoredRow, b: StoredRow) =>
    direction * compareScalars(a[column] ?? null, b[column] ?? null) ||
    directionOfIds * compareScalars(idOf(a), idOf(b))
  return rows.sort(order).slice(offset, limit === undefined ? undefined : offset + limit)
}

function commit(table: MemoryTable, changes: Map<string, StoredRow | undefined>): boolean {
  const groups = table.definition.unique
  for (const id of changes.keys()) {
    const old = table.rows.get(id)
    table.rows.delete(id)
    groups.forEach((columns, group) => {
      const key = old && keyOf(columns, old)
      if (key !== undefined) table.holders[group]?.delete(key)
    })
  }
  for (const [id, row] of changes) {
    if (!row) continue
    table.rows.set(id, row)
    groups.forEach((columns, group) => {
      const key = keyOf(columns, row)
      if (key !== undefined) table.holders[group]?.set(key, id)
    })
  }
  return changes.size > 0
}
