import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { createMutex } from '../../platform/world/base/storage/mutex.ts'
import { createTurns } from './turns.ts'
import { whenFree } from './whenFree.ts'

/** Kysely over SQLite as it comes with Node, for one file that several processes may have open. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string
  constructor(file: string) {
    this.#file = file
  }
  createDriver = () => new NodeSqliteDriver(this.#file)
  createAdapter = () => new TransactionalSqliteAdapter()
  createQueryCompiler = () => new SqliteQueryCompiler()
  createIntrospector = (database: Kysely<unknown>): DatabaseIntrospector =>
    new SqliteIntrospector(database)
}

/**
 * Kysely runs migrations in a transaction only where it is told that this works. In SQLite it does.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * One handle writes and another reads, so that what is read outside of transactions never waits for
 * one and never sees its half-done work.
 */
class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #mutex = createMutex()
  readonly #takeTurn = createTurns()
  #handles: { writer: Handle; reader: Handle } | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    const writer = await whenFree(() => openWriter(this.#file))
    try {
      const reader = openHandle(this.#file, { readOnly: true })
      this.#handles = { writer, reader }
    } catch (error) {
      writer.close()
      throw error
    }
  }

  async acquireConnection(): Promise<Connection> {
    if (!this.#handles) throw new Error('The database is closed')
    const openSnapshot = () => openHandle(this.#file, { readOnly: true })
    const { lock } = this.#mutex
    return new Connection({ ...this.#handles, openSnapshot, lock, takeTurn: this.#takeTurn })
  }

  beginTransaction = (connection: Connection, { accessMode }: TransactionSettings) =>
    accessMode === 'read only' ? connection.beginReading() : connection.begin()
  commitTransaction = (connection: Connection) => connection.commit()
  rollbackTransaction = (connection: Connection) => connection.rollback()
  releaseConnection = (connection: Connection) => connection.release()

  async destroy(): Promise<void> {
    const unlock = await this.#mutex.lock()
    // The writer last: who closes last tidies the log file away, and readers may not.
    this.#handles?.reader.close()
    this.#handles?.writer.close()
    this.#handles = undefined
    unlock()
  }
}

type ConnectionParts = {
  writer: Handle
  reader: Handle
  openSnapshot(): Handle
  lock(): Promise<() => void>
  takeTurn: ReturnType<typeof createTurns>
}

/** A use of the handles: a single query, or a transaction from begin to end. */
class Connection implements DatabaseConnection {
  readonly #parts: ConnectionParts
  #unlock: (() => void) | undefined
  /** Of a transaction that only reads: it keeps nobody from writing. */
  #snapshot: Handle | undefined

  constructor(parts: ConnectionParts) {
    this.#parts = parts
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, lock, takeTurn } = this.#parts
    const snapshot = this.#snapshot
    if (snapshot) return snapshot.run(query)
    if (this.#unlock) return writer.run(query)
    if (SelectQueryNode.is(query.query)) {
      return takeTurn(() => whenFree(() => reader.run(query)))
    }
    const unlock = await lock()
    try {
      return await whenFree(() => writer.run(query))
    } finally {
      unlock()
    }
  }

  // biome-ignore lint/correctness/useYield: nothing streams, but Kysely wants the method.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error(
      'Rows are read at once: a statement left open would keep the log from shrinking',
    )
  }

  async begin(): Promise<void> {
    const unlock = await this.#parts.lock()
    try {
      // Immediate: another process is met here, where waiting is possible, not at the first write.
      await whenFree(() => this.#parts.writer.exec('begin immediate'))
      this.#unlock = unlock
    } catch (error) {
      unlock()
      throw error
    }
  }

  /** All that follows sees the database as it is now. */
  async beginReading(): Promise<void> {
    const snapshot = await whenFree(this.#parts.openSnapshot)
    this.#snapshot = snapshot
    snapshot.exec('begin')
    // The first read decides what is seen, not the beginning.
    await whenFree(() => snapshot.exec('select count(*) from sqlite_schema'))
  }

  async commit(): Promise<void> {
    if (!this.#snapshot) this.#parts.writer.exec('commit')
  }

  async rollback(): Promise<void> {
    if (this.#snapshot) return
    // A full disk has SQLite roll back by itself.
    if (this.#parts.writer.isInTransaction()) this.#parts.writer.exec('rollback')
  }

  async release(): Promise<void> {
    this.#snapshot?.close()
    this.#snapshot = undefined
    this.#unlock?.()
    this.#unlock = undefined
  }
}

type Handle = {
  run<Row>(query: CompiledQuery): QueryResult<Row>
  exec(sql: string): void
  isInTransaction(): boolean
  close(): void
}

/** Milliseconds that a statement may hold up this whole process; `whenFree` waits for longer. */
const blockingLimit = 20
/** Kept statements. The store asks in far fewer ways, so that none is prepared twice. */
const statementLimit = 500

function openWriter(file: string): Handle {
  const handle = openHandle(file, { readOnly: false })
  try {
    handle.exec('pragma journal_mode = wal')
    // A commit is on the disk before it is acknowledged, on a Mac too.
    handle.exec('pragma synchronous = full')
    handle.exec('pragma fullfsync = on')
    handle.exec('pragma checkpoint_fullfsync = on')
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

function openHandle(file: string, { readOnly }: { readOnly: boolean }): Handle {
  const database = new DatabaseSync(file, {
    readOnly,
    timeout: blockingLimit,
    enableForeignKeyConstraints: true,
  })
  const statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>()

  function prepare(sql: string) {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    if (statements.size >= statementLimit) statements.clear()
    statements.set(sql, prepared)
    return prepared
  }

  return {
    run<Row>({ sql, parameters }: CompiledQuery) {
      const { statement, returnsRows } = prepare(sql)
      // The store and Kysely's own queries pass texts and numbers; anything else is refused here.
      const values = parameters as SQLInputValue[]
      // What a row is, only the query's author knows.
      if (returnsRows) return { rows: statement.all(...values) as Row[] }
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
    },
    exec: (sql) => database.exec(sql),
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  }
}
