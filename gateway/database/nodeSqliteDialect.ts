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

/** Kysely over SQLite as it comes with Node, for one file that several processes may have open. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string
  readonly #heavy: HeavyReads
  /** @param heavy which reads run in a thread. */
  constructor(file: string, heavy = createHeavyReads()) {
    this.#file = file
    this.#heavy = heavy
  }
  createDriver = () => new NodeSqliteDriver(this.#file, this.#heavy)
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
 * One handle writes and others read, so that what is read outside of transactions never waits for
 * one and never sees its half-done work.
 */
class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #heavy: HeavyReads
  readonly #mutex = createMutex()
  #opened: { writer: Handle; reads: Reads } | undefined

  constructor(file: string, heavy: HeavyReads) {
    this.#file = file
    this.#heavy = heavy
  }

  async init(): Promise<void> {
    const writer = await whenFree(() => openWriter(this.#file))
    try {
      const handle = openHandle(this.#file, { readOnly: true })
      const reads = createReads({ file: this.#file, handle, heavy: this.#heavy })
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
    // The writer last: who closes last tidies the log file away, and readers may not.
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
    const { writer, reads, lock } = this.#parts
    const snapshot = this.#snapshot
    if (snapshot) return runOn<Row>(snapshot, query)
    if (this.#unlock) return runOn<Row>(writer, query)
    if (SelectQueryNode.is(query.query)) {
      // What a row is, only the query's author knows.
      return { rows: (await reads.read(query)) as Row[] }
    }
    const unlock = await lock()
    try {
      return await whenFree(() => runOn<Row>(writer, query))
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

function runOn<Row>(handle: Handle, query: CompiledQuery): QueryResult<Row> {
  const { rows, changes } = handle.run(query)
  return {
    // As above.
    rows: rows as Row[],
    ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
  }
}
