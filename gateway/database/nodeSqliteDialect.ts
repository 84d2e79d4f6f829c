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
import { createMutex } from '../../platform/domain/base/storage/mutex.ts'
import { type Handle, openHandle, openWriter } from './reads/handle.ts'
import { createHeavyReads, type HeavyReads } from './reads/heavyReads.ts'
import { createReads, type Reads } from './reads/reads.ts'
import { whenFree } from './reads/whenFree.ts'

/** Kysely dialect for `node:sqlite`. Several processes may open the same file. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string
  readonly #heavy: HeavyReads
  /** @param heavyReads decides from earlier durations which reads run in a thread. */
  constructor(file: string, heavyReads = createHeavyReads()) {
    this.#file = file
    this.#heavy = heavyReads
  }
  createDriver = () => new NodeSqliteDriver(this.#file, this.#heavy)
  createAdapter = () => new TransactionalSqliteAdapter()
  createQueryCompiler = () => new SqliteQueryCompiler()
  createIntrospector = (database: Kysely<unknown>): DatabaseIntrospector =>
    new SqliteIntrospector(database)
}

/**
 * Declares that SQLite supports DDL in transactions. Kysely otherwise runs migrations without a
 * transaction.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Driver with one SQLite connection for writes and others for reads. Reads outside of transactions
 * never wait for a transaction and never see its uncommitted changes.
 */
class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #heavy: HeavyReads
  readonly #mutex = createMutex()
  #opened: { writer: Handle; reads: Reads } | undefined

  constructor(file: string, heavyReads: HeavyReads) {
    this.#file = file
    this.#heavy = heavyReads
  }

  async init(): Promise<void> {
    const writer = await whenFree(() => openWriter(this.#file))
    try {
      const handle = openHandle(this.#file, { readOnly: true })
      const reads = createReads({ file: this.#file, handle, heavyReads: this.#heavy })
      this.#opened = { writer, reads }
    } catch (error) {
      writer.close()
      throw error
    }
  }

  async acquireConnection(): Promise<Connection> {
    if (!this.#opened) throw new Error('The database is closed')
    const openSnapshot = () => openHandle(this.#file, { readOnly: true })
    const { lock } = this.#mutex
    return new Connection({ ...this.#opened, openSnapshot, lock })
  }

  beginTransaction = (connection: Connection, { accessMode }: TransactionSettings) =>
    accessMode === 'read only' ? connection.beginReading() : connection.begin()
  commitTransaction = (connection: Connection) => connection.commit()
  rollbackTransaction = (connection: Connection) => connection.rollback()
  releaseConnection = (connection: Connection) => connection.release()

  async destroy(): Promise<void> {
    const unlock = await this.#mutex.lock()
    // Closes the writer last. The last closed connection deletes the write-ahead log, and a
    // read-only connection cannot delete it.
    await this.#opened?.reads.close()
    this.#opened?.writer.close()
    this.#opened = undefined
    unlock()
  }
}

type ConnectionParts = {
  writer: Handle
  reads: Reads
  openSnapshot(): Handle
  lock(): Promise<() => void>
}

/** Connection that Kysely uses for a single query or a whole transaction. */
class Connection implements DatabaseConnection {
  readonly #parts: ConnectionParts
  #unlock: (() => void) | undefined
  /** Separate SQLite connection of a read-only transaction, which does not block writers. */
  #snapshot: Handle | undefined

  constructor(parts: ConnectionParts) {
    this.#parts = parts
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reads, lock } = this.#parts
    const snapshot = this.#snapshot
    if (snapshot) return runOn<Row>(snapshot, query)
    if (this.#unlock) return runOn<Row>(writer, query)
    if (SelectQueryNode.is(query.query)) {
      // The type of a row comes from the caller's query; the rows are not checked against it.
      return { rows: (await reads.read(query)) as Row[] }
    }
    const unlock = await lock()
    try {
      return await whenFree(() => runOn<Row>(writer, query))
    } finally {
      unlock()
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely requires the method, and streaming is not supported.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error(
      'Rows are read at once: a statement left open would keep the log from shrinking',
    )
  }

  async begin(): Promise<void> {
    const unlock = await this.#parts.lock()
    try {
      // `begin immediate` raises a conflict with another process here, where the connection can
      // wait, rather than at the first write.
      await whenFree(() => this.#parts.writer.exec('begin immediate'))
      this.#unlock = unlock
    } catch (error) {
      unlock()
      throw error
    }
  }

  /** Begins a read-only transaction. All its reads see the database as it is now. */
  async beginReading(): Promise<void> {
    const snapshot = await whenFree(this.#parts.openSnapshot)
    this.#snapshot = snapshot
    snapshot.exec('begin')
    // SQLite fixes the snapshot at the first read, not at `begin`.
    await whenFree(() => snapshot.exec('select count(*) from sqlite_schema'))
  }

  async commit(): Promise<void> {
    if (!this.#snapshot) this.#parts.writer.exec('commit')
  }

  async rollback(): Promise<void> {
    if (this.#snapshot) return
    // If the disk is full, SQLite has already rolled back the transaction.
    if (this.#parts.writer.isInTransaction()) this.#parts.writer.exec('rollback')
  }

  async release(): Promise<void> {
    this.#snapshot?.close()
    this.#snapshot = undefined
    this.#unlock?.()
    this.#unlock = undefined
  }
}

function runOn<Row>(handle: Handle, query: CompiledQuery): QueryResult<Row> {
  const { rows, changes } = handle.run(query)
  return {
    // The type of a row comes from the caller's query; the rows are not checked against it.
    rows: rows as Row[],
    ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
  }
}
