import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool, type PoolClient } from 'pg'

export type PostgresSettings = {
  /** `postgres://user:password@host:port/database`, with the parameters that libpq knows. */
  url: string
  /** How many connections the calls share, besides the one that listens. */
  connections: number
}

/** How long anything may take, in milliseconds. A call that has to wait longer fails. */
export type Limits = {
  /** For a connection: to the server, or for one that is free. */
  connect: number
  statement: number
  /**
   * For an answer, which a server that is there gives before, if only that the statement took too
   * long.
   */
  answer: number
  /** For a row that another transaction has. */
  lock: number
  /** For the next statement of a transaction, after which the server ends it and frees its rows. */
  idleInTransaction: number
}

/** A page waits for some ten seconds. What waits for longer would only keep others waiting. */
export const usualLimits: Limits = {
  connect: 5000,
  statement: 8000,
  answer: 10_000,
  lock: 5000,
  idleInTransaction: 10_000,
}

/** Options of every connection, the listening one included. */
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
 * The connections that calls share. One that failed is thrown away, so that the next call gets a
 * new one.
 */
export function createPostgresPool(
  { url, connections }: PostgresSettings,
  limits: Limits = usualLimits,
): PostgresPool {
  const pool = new Pool({ ...connectionOptions(url, limits), max: connections })
  // A connection that ends between calls fails no call.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    connect: async () => watch(await pool.connect()),
    end: () => pool.end(),
  }
}

function watch(client: PoolClient): PostgresPoolClient {
  /** What ended the connection. Its transaction has ended with it, and nothing is waited for again. */
  let broken: Error | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
    if (broken) throw broken
    try {
      const result = await client.query(text, [...values])
      // PostgreSQL does not complain when it is told to commit what a failed statement has undone.
      if (text === 'commit' && result.command !== 'COMMIT')
        throw new Error('A step of the transaction failed, so that all of it was undone')
      return result
    } catch (error) {
      // Without an answer of the server nobody knows what the connection is at.
      if (!(error instanceof DatabaseError))
        broken = error instanceof Error ? error : new Error('The connection failed')
      throw error
    }
  }
  // Kysely's type has a second way of asking, for cursors, which are not set up.
  const typed = query as unknown as PostgresPoolClient['query']
  return { query: typed, release: () => client.release(broken !== undefined) }
}
