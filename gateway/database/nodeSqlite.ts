import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect } from 'kysely'

/** Statements kept ready; a portal's queries have few shapes. */
const mostStatements = 500

const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA foreign_keys = ON;
`

// Kysely types parameters as unknown; the store gives it only what SQLite takes.
const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** SQLite changes its schema in transactions; Kysely's own adapter makes no use of it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * Kysely's SQLite dialect over the SQLite that comes with Node: nothing to compile. A write is on the
 * disk before it is answered (`synchronous = FULL`), so that no power cut loses it.
 * @param file path of the database, made when it is missing.
 */
export function nodeSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file)
  database.exec(settings)
  const statements = new Map<string, StatementSync>()

  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= mostStatements) statements.clear()
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return new NodeSqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const statement = prepare(sql)
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        }
      },
    },
  })
}
