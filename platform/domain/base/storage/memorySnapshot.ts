import { type MemoryTable, viewOf } from './memoryTable.ts'
import type { CollectionDefinition } from './store.ts'
import { fromStoredRow, toStoredRow } from './storedRow.ts'

/** Everything about a collection that decides whether its old rows still fit. */
const shapeOf = ({ columns, unique }: CollectionDefinition) => ({
  columns: Object.entries(columns).map(([name, { kind, nullable }]) => [name, kind, nullable]),
  unique,
})

const schemaOf = (tables: readonly MemoryTable[]): string =>
  JSON.stringify(tables.map(({ name, definition }) => [name, shapeOf(definition)]))

/**
 * Writes snapshots; only tables that changed since the last one are written again.
 * @param unsavedTables the names of tables whose rows are left out.
 */
export function createSnapshotWriter(
  tables: readonly MemoryTable[],
  unsavedTables: readonly string[] = [],
) {
  const schema = JSON.stringify(schemaOf(tables))
  const texts = new Map<MemoryTable, string>()
  return (changed: readonly MemoryTable[]): string => {
    for (const table of changed) texts.delete(table)
    const rows = tables.map((table) => {
      const kept = unsavedTables.includes(table.name) ? [] : [...table.rows.values()]
      const text = texts.get(table) ?? JSON.stringify(kept)
      texts.set(table, text)
      return `${JSON.stringify(table.name)}:${text}`
    })
    return `{"schema":${schema},"rows":{${rows.join(',')}}}`
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Puts a snapshot's rows into empty tables. A snapshot that is damaged, or of another schema, is
 * left aside as a whole, since a part of the rows would contradict the rest.
 */
export function readSnapshot(tables: readonly MemoryTable[], snapshot: string | null): void {
  if (snapshot === null) return
  try {
    const parsed: unknown = JSON.parse(snapshot)
    if (!isObject(parsed) || parsed.schema !== schemaOf(tables) || !isObject(parsed.rows)) return
    const { rows } = parsed
    const views = tables.map((table) => readTable(table, rows[table.name]))
    for (const view of views) view.commit()
  } catch {
    // It is not a snapshot of this store.
  }
}

function readTable(table: MemoryTable, rows: unknown) {
  if (!Array.isArray(rows)) throw new TypeError(`${table.name} has no rows`)
  const view = viewOf(table)
  for (const row of rows) {
    // Read and written again, which finds values of a wrong kind and JSON that is none.
    view.insert(toStoredRow(table.definition, fromStoredRow(table.definition, row)))
  }
  return view
}
