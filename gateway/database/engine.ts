import type { ColumnKind } from '../../mocks/world/store.ts'

/** What differs from one database to another, apart from Kysely's dialects. */
export type Engine = {
  /** A stored value as the driver takes it. */
  encode(kind: ColumnKind, value: unknown): unknown
  /** A driver's value as the store shows it. */
  decode(kind: ColumnKind, value: unknown): unknown
  /** The columns that an error says are taken; undefined for any other error. */
  duplicate(error: unknown): readonly string[] | undefined
}

const uniqueFailures = new Set([1555, 2067])

/** SQLite: booleans are 0 and 1, JSON is text, and `table.column` names what is taken. */
export const sqliteEngine: Engine = {
  encode(kind, value) {
    if (kind === 'json') return JSON.stringify(value)
    if (kind === 'boolean' && value !== null) return value ? 1 : 0
    return value
  },
  decode(kind, value) {
    if (value === null) return null
    if (kind === 'boolean') return value === 1
    return kind === 'json' ? JSON.parse(String(value)) : value
  },
  duplicate(error) {
    if (!(error instanceof Error) || !('errcode' in error)) return undefined
    if (!uniqueFailures.has(Number(error.errcode))) return undefined
    const [, list = ''] = error.message.split('UNIQUE constraint failed: ')
    return list.split(', ').map((column) => column.slice(column.indexOf('.') + 1))
  },
}
