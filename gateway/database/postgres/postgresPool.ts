import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool, type PoolClient } from 'pg'

export type PostgresSettings = {
  /** `postgres://user:password@host:port/database`, with the parameters of libpq. */
  url: string
  /** Size of the pool, without the connection that listens for events. */
  connections: number
}

/** Timeouts in milliseconds. A call that would wait longer fails. */
export type Limits = {
  /** Connecting to the server, or waiting for a free connection. */
  connect: number
  statement: number
  /**
   * Waiting for the response to a statement. It exceeds `statement`, so that only a dead server
   * reaches it: a live one has reported the timeout of the statement by then.
   */
  answer: number
  /** Waiting for a row that another transaction has locked. */
  lock: number
  /**
   * Pause between two statements of a transaction, after which the server ends it and releases its
   * rows.
   */
  idleInTransaction: number
}

/** A page waits some ten seconds. A longer wait would only block others. */
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
 * Connection pool of the calls. A failed connection is discarded, so that the next call gets a new
 * one.
 */
export function createPostgresPool(
  { url, connections }: PostgresSettings,
  limits: Limits = usualLimits,
): PostgresPool {
  const pool = new Pool({ ...connectionOptions(url, limits), max: connections })
  // A connection that ends while idle fails no call.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    connect: async () => watch(await pool.connect()),
    end: () => pool.end(),
  }
}

function watch(client: PoolClient): PostgresPoolClient {
  /** Error that ended the connection and its transaction. Later queries fail with it at once. */
  let broken: Error | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
    if (broken) throw broken
    try {
      const result = await client.query(text, [...values])
      // PostgreSQL does not report an error when it commits a transaction with a failed statement.
      if (text === 'commit' && result.command !== 'COMMIT')
        throw new Error('A step of the transaction failed, so that all of it was undone')
      return result
    } catch (error) {
      // Without an answer from the server, the state of the connection is unknown.
      if (!(error instanceof DatabaseError))
        broken = error instanceof Error ? error : new Error('The connection failed')
      throw error
    }
  }
  // Kysely's type has a second signature for cursors, which are not configured.
  const typed = query as unknown as PostgresPoolClient['query']
  return { query: typed, release: () => client.release(broken !== undefined) }
}
