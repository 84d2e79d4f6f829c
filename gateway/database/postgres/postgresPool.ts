import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool, type PoolClient } from 'pg'

export type PostgresSettings = {
  /** Format: `postgres://user:password@host:port/database`, optionally with parameters of libpq. */
  url: string
  /** Maximum connections of the pool. The connection that listens for events is not counted. */
  connections: number
}

/** Timeouts in milliseconds. An operation that exceeds its timeout fails. */
export type Limits = {
  /** Timeout for connecting to the server, or for waiting for a free connection of the pool. */
  connect: number
  statement: number
  /**
   * Timeout for the response to a statement. It is longer than `statement`: a live server reports
   * the statement timeout first, so that only an unreachable server reaches this timeout.
   */
  answer: number
  /** Timeout for waiting for a row that another transaction has locked. */
  lock: number
  /**
   * Maximum idle time between two statements of a transaction. After this time, PostgreSQL ends the
   * transaction and unlocks its rows.
   */
  idleInTransaction: number
}

/** The portal waits ten seconds for a call. A longer wait would only block other calls. */
export const usualLimits: Limits = {
  connect: 5000,
  statement: 8000,
  answer: 10_000,
  lock: 5000,
  idleInTransaction: 10_000,
}

/** Options of every connection, including the one that listens for events. */
export const connectionOptions = (url: string, limits: Limits) => ({
  connectionString: url,
  application_name: 'portico',
  keepAlive: true,
  connectionTimeoutMillis: limits.connect,
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
  query_timeout: limits.answer,
})

/**
 * Creates a connection pool for queries. A failed connection is discarded, so that the next query
 * gets a new one.
 */
export function createPostgresPool(
  { url, connections }: PostgresSettings,
  limits: Limits = usualLimits,
): PostgresPool {
  const pool = new Pool({ ...connectionOptions(url, limits), max: connections })
  // Without a listener, the error of an idle connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    connect: async () => watch(await pool.connect()),
    end: () => pool.end(),
  }
}

function watch(client: PoolClient): PostgresPoolClient {
  /**
   * Error that made the connection unusable. Later queries fail with the same error immediately.
   */
  let broken: Error | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
    if (broken) throw broken
    try {
      const result = await client.query(text, [...values])
      // PostgreSQL responds to the commit of a failed transaction with `ROLLBACK`, not with an
      // error.
      if (text === 'commit' && result.command !== 'COMMIT')
        throw new Error('A step of the transaction failed, so that all of it was undone')
      return result
    } catch (error) {
      // Without a response from the server, the state of the connection is unknown.
      if (!(error instanceof DatabaseError))
        broken = error instanceof Error ? error : new Error('The connection failed')
      throw error
    }
  }
  // Kysely's type has a second overload for cursors. Cursors are not configured.
  const typed = query as unknown as PostgresPoolClient['query']
  return { query: typed, release: () => client.release(broken !== undefined) }
}
