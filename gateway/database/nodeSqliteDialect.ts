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

/** Kysely dialect for Node's SQLite, for one file that several processes may open. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string
  readonly #heavy: HeavyReads
  /** @param heavyReads statistics that select the reads to run in a thread. */
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
 * Kysely runs migrations in a transaction only if the adapter declares support for it, which SQLite
 * has.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * One handle writes and others read. Reads outside of transactions never wait for a transaction and
 * never see its uncommitted changes.
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
    // Closes the writer last: the last handle removes the log file, which readers may not do.
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

/** Use of the handles for a single query or for a whole transaction. */
class Connection implements DatabaseConnection {
  readonly #parts: ConnectionParts
  #unlock: (() => void) | undefined
  /** Handle of a read-only transaction, which does not block writers. */
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
      // Begins immediately, so that a conflict with another process occurs here, where the
      // connection can wait, and not at the first write.
      await whenFree(() => this.#parts.writer.exec('begin immediate'))
      this.#unlock = unlock
    } catch (error) {
      unlock()
      throw error
    }
  }

  /** All later reads of the transaction see the current state of the database. */
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
    // On a full disk SQLite rolls back automatically.
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
