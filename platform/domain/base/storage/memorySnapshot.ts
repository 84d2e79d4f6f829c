import { type MemoryTable, viewOf } from './memoryTable.ts'
import type { CollectionDefinition } from './store.ts'
import { fromStoredRow, toStoredRow } from './storedRow.ts'

/** Parts of a collection's schema that must be unchanged for its stored rows to be valid. */
const shapeOf = ({ columns, unique }: CollectionDefinition) => ({
  columns: Object.entries(columns).map(([name, { kind, nullable }]) => [name, kind, nullable]),
  unique,
})

const schemaOf = (tables: readonly MemoryTable[]): string =>
  JSON.stringify(tables.map(({ name, definition }) => [name, shapeOf(definition)]))

/**
 * Creates a function that serialises the tables. Each call serialises only the tables that have
 * changed.
 * @param unsavedTables names of tables whose rows are left out.
 */
export function createSnapshotWriter(
  tables: readonly MemoryTable[],
  unsavedTables: readonly string[] = [],
) {
  const schema = JSON.stringify(schemaOf(tables))
  const texts = new Map<MemoryTable, string>()
  return (changedTables: readonly MemoryTable[]): string => {
    for (const table of changedTables) texts.delete(table)
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
 * Restores a snapshot into empty tables. If the snapshot is damaged or has another schema, no row
 * is restored: a part of the rows could be inconsistent without the others.
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
    // The text is not a snapshot of this store.
  }
}

function readTable(table: MemoryTable, rows: unknown) {
  if (!Array.isArray(rows)) throw new TypeError(`${table.name} has no rows`)
  const view = viewOf(table)
  for (const row of rows) {
    // Decoding and encoding a row again detects values of a wrong type and invalid JSON.
    view.insert(toStoredRow(table.definition, fromStoredRow(table.definition, row)))
  }
  return view
}
