import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export type Statement = { sql: string; parameters: readonly unknown[] }

export type Row = Record<string, unknown>

/** Connection to a SQLite file that runs statements synchronously. */
export type Handle = {
  run(statement: Statement): { rows: Row[]; changes?: number | bigint }
  /** Rows of a query. Undefined when there are more than `maxRows`. */
  readUpTo(maxRows: number, statement: Statement): Row[] | undefined
  /** Rows of a query as arrays of values in the order of `columns`. */
  readValues(statement: Statement): { columns: string[]; rows: unknown[][] }
  exec(sql: string): void
  isInTransaction(): boolean
  close(): void
}

/**
 * Milliseconds that a statement may block its thread while the database is locked. `whenFree`
 * retries for longer.
 */
const blockingLimit = 20
/**
 * Maximum number of cached statements. The store uses far fewer, so that none is compiled twice.
 */
const statementLimit = 500

export function openWriter(file: string): Handle {
  const handle = openHandle(file, { readOnly: false })
  try {
    handle.exec('pragma journal_mode = wal')
    // With these settings, a commit is on the disk before it is acknowledged, including on macOS.
    handle.exec('pragma synchronous = full')
    handle.exec('pragma fullfsync = on')
    handle.exec('pragma checkpoint_fullfsync = on')
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

export function openHandle(file: string, { readOnly }: { readOnly: boolean }): Handle {
  const database = new DatabaseSync(file, {
    readOnly,
    timeout: blockingLimit,
    enableForeignKeyConstraints: true,
  })
  const statements = new Map<string, { statement: StatementSync; columns: string[] }>()

  function prepare({ sql, parameters }: Statement) {
    const known = statements.get(sql)
    // The store and Kysely pass only supported values. SQLite rejects any other value.
    const values = parameters as SQLInputValue[]
    if (known) return { ...known, values }
    const statement = database.prepare(sql)
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) }
    if (statements.size >= statementLimit) statements.clear()
    statements.set(sql, prepared)
    return { ...prepared, values }
  }

  return {
    run(query) {
      const { statement, columns, values } = prepare(query)
      if (columns.length === 0) return { rows: [], changes: statement.run(...values).changes }
      statement.setReturnArrays(false)
      return { rows: statement.all(...values) }
    },
    readUpTo(maxRows, query) {
      const { statement, values } = prepare(query)
      statement.setReturnArrays(false)
      const rows: Row[] = []
      for (const row of statement.iterate(...values)) {
        if (rows.length === maxRows) return undefined
        rows.push(row)
      }
      return rows
    },
    readValues(query) {
      const { statement, columns, values } = prepare(query)
      statement.setReturnArrays(true)
      // `setReturnArrays` changes the result to arrays. The type of `all` does not reflect this
      // change.
      return { columns, rows: statement.all(...values) as unknown as unknown[][] }
    },
    exec: (sql) => database.exec(sql),
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  }
}
