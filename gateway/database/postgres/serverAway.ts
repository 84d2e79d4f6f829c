import { DatabaseError } from 'pg'

// https://www.postgresql.org/docs/15/errcodes-appendix.html
/**
 * SQLSTATE codes for a server that is starting or stopping, for a read-only standby, for a
 * statement or transaction that was cancelled because of a timeout, and for a disk error.
 */
const hindered: ReadonlySet<string | undefined> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '25P03',
  '55P03',
  '57014',
  '58030',
])
/**
 * SQLSTATE classes of connection failures (08) and of exhausted disk, memory or connections (53).
 */
const hinderedClasses: ReadonlySet<string | undefined> = new Set(['08', '53'])

/** System error codes of an unreachable server. */
const lostWays: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of the driver for a connection that ended or timed out. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/**
 * True if an error means that PostgreSQL is unreachable or temporarily unable to work. The same
 * statement may succeed later.
 */
export function isServerAway(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    return hindered.has(error.code) || hinderedClasses.has(error.code?.slice(0, 2))
  }
  // A host name with several IP addresses fails with one error per IP address.
  if (error instanceof AggregateError) return error.errors.some(isServerAway)
  if (!(error instanceof Error)) return false
  return ('code' in error && lostWays.has(error.code)) || driverWords.test(error.message)
}
