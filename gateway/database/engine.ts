/** What databases do differently under one Kysely. PostgreSQL becomes a second engine. */
export type Engine = {
  encodeBoolean(value: boolean): unknown
  /** The columns that an error complains of having to be unique; undefined for any other error. */
  duplicateColumns(error: unknown): readonly string[] | undefined
}

export const sqliteEngine: Engine = {
  encodeBoolean: Number,
  duplicateColumns(error) {
    const message = error instanceof Error ? error.message : ''
    const list = /^UNIQUE constraint failed: (.+)$/s.exec(message)?.[1]
    return list?.split(', ').map((name) => name.slice(name.indexOf('.') + 1))
  },
}
